import { loadSiteIndex, loadWords, type PagefindScript } from '@/lib/browser/loadIndexes';

const script = { options: jest.fn(), init: jest.fn(), search: jest.fn() } satisfies PagefindScript;
jest.mock('/pagefind/pagefind.js', () => script, { virtual: true });

/** Reloads the module, as a page load would, because it caches what it has fetched. */
const freshLoad = () => jest.requireActual('@/lib/browser/loadIndexes').loadPagefind;

describe('the full-text search script', () => {
  beforeEach(() => {
    jest.resetModules();
    jest.resetAllMocks();
  });

  it('is loaded and initialised only once', async () => {
    const load = freshLoad();
    const [first, second] = await Promise.all([load(), load()]);
    expect(first).toBe(second);
    expect(script.options.mock.calls).toEqual([[{ noWorker: true }]]);
    expect(script.init).toHaveBeenCalledTimes(1);
  });

  it('can be retried after a failure', async () => {
    const load = freshLoad();
    script.init.mockRejectedValueOnce(new Error('offline'));
    await expect(load()).rejects.toThrow('offline');
    await expect(load()).resolves.toHaveProperty('search');
    expect(script.init).toHaveBeenCalledTimes(2);
  });
});

const answer = jest.fn();
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer;
});

it('a failed index reports its status, and is fetched again and then cached', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 503 });
  await expect(loadSiteIndex()).rejects.toThrow(/search.*answered 503$/);
  answer.mockResolvedValueOnce({ ok: true, json: async () => ({ pages: [] }) });
  await expect(loadSiteIndex()).resolves.toEqual({ pages: [] });
  await expect(loadSiteIndex()).resolves.toEqual({ pages: [] });
  expect(answer).toHaveBeenCalledTimes(2);
});

it('a missing word list is empty', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 404 });
  await expect(loadWords()).resolves.toEqual([]);
});
