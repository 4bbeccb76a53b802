import { loadSiteIndex, loadWords } from '@/lib/browser/search/loadIndexes';

const answer = jest.fn();
beforeEach(() => {
  answer.mockReset();
  globalThis.fetch = answer;
});

it('an index that could not be fetched says so with its status, and is asked for again, then kept', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 503 });
  await expect(loadSiteIndex()).rejects.toThrow(/search.*answered 503$/);
  answer.mockResolvedValueOnce({ ok: true, json: async () => ({ pages: [] }) });
  await expect(loadSiteIndex()).resolves.toEqual({ pages: [] });
  await expect(loadSiteIndex()).resolves.toEqual({ pages: [] });
  expect(answer).toHaveBeenCalledTimes(2);
});

it('words that are not there are none: the search then corrects by names alone', async () => {
  answer.mockResolvedValueOnce({ ok: false, status: 404 });
  await expect(loadWords()).resolves.toEqual([]);
});
