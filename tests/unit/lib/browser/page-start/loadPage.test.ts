import { START_EVENTS } from '@/lib/browser/page-start/events';
import { loadPage } from '@/lib/browser/page-start/loadPage';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const DATA = { boot: { otherChunks: [] }, calls: [[1, 'data']] };
const globals: typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] } = globalThis;

/** Runs the loader as the inline script of a page does. */
function startPage(dataset: Readonly<Record<string, string>>): void {
  document.head.innerHTML = '';
  const script = document.createElement('script');
  Object.assign(script.dataset, dataset);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  loadPage(START_EVENTS);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const ask = () => document.dispatchEvent(new Event(START_EVENTS.wanted));
const asked = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const isStarted = () => globals.TURBOPACK !== undefined;
const failed = jest.fn();
/** How often a file fails before it comes. */
const failures = new Map<string, number>();

function isFailing(url: string): boolean {
  const left = failures.get(url) ?? 0;
  failures.set(url, left - 1);
  return left > 0;
}

beforeEach(() => {
  jest.useFakeTimers();
  failed.mockClear();
  failures.clear();
  document.addEventListener(START_EVENTS.failed, failed);
  Object.assign(globals, { TURBOPACK: undefined, __next_f: undefined });
  Object.assign(window, {
    fetch: jest.fn(async (url: string) => ({ ok: !isFailing(url), json: async () => DATA })),
  });
  // jsdom loads no script.
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((node) => {
    append(node);
    if (!(node instanceof HTMLScriptElement)) return;
    const type = isFailing(node.getAttribute('src') ?? '') ? 'error' : 'load';
    setTimeout(() => node.dispatchEvent(new Event(type)), 10);
  });
});

afterEach(() => jest.useRealTimers());

const PAGE = { page: '/data.json', scripts: '/a.js /b.js /runtime.js' };

describe('the script of a page', () => {
  it('is asked for when it is wanted, and not before, each file once', async () => {
    startPage(PAGE);
    expect(fetch).not.toHaveBeenCalled();
    ask();
    ask();
    await jest.advanceTimersByTimeAsync(5000);

    expect(jest.mocked(fetch).mock.calls).toEqual([['/data.json', { priority: 'low' }]]);
    expect(asked()).toEqual(['/a.js', '/b.js', '/runtime.js']);
  });

  it('runs once all of it is there, with the data in place: the last file runs the others', async () => {
    startPage(PAGE);
    ask();
    await jest.advanceTimersByTimeAsync(9);
    expect(asked()).toEqual(['/a.js', '/b.js']);
    expect(isStarted()).toBe(false);

    await jest.advanceTimersByTimeAsync(1);
    expect(globals.TURBOPACK).toEqual([DATA.boot]);
    expect(globals.__next_f).toEqual([[0], [1, 'data']]);
    expect(asked()).toEqual(['/a.js', '/b.js', '/runtime.js']);
  });

  it.each([PAGE.page, '/b.js', '/runtime.js'])(
    'is asked for again, after half a second and two, where %s fails',
    async (url) => {
      failures.set(url, 2);
      startPage(PAGE);
      ask();
      await jest.advanceTimersByTimeAsync(2400);
      expect(failures.get(url)).toBe(0);
      await jest.advanceTimersByTimeAsync(200);

      expect(failures.get(url)).toBe(-1);
      expect(isStarted()).toBe(true);
      expect(failed).not.toHaveBeenCalled();
    },
  );

  it.each([PAGE.page, '/b.js', '/runtime.js'])(
    'is asked for anew when it is wanted again, where %s fails three times',
    async (url) => {
      failures.set(url, 3);
      startPage(PAGE);
      ask();
      await jest.advanceTimersByTimeAsync(2600);
      expect(failed).toHaveBeenCalledTimes(1);

      ask();
      await jest.advanceTimersByTimeAsync(50);
      expect(isStarted()).toBe(true);
      expect(asked().at(-1)).toBe('/runtime.js');
    },
  );

  it('is none of the loader where the page names none, as in development', () => {
    startPage({});
    ask();

    expect(fetch).not.toHaveBeenCalled();
  });
});
