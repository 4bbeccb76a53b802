import { waitFor } from '@testing-library/react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { loadPage } from '@/lib/browser/page-start/loadPage';
import { LOADING_META } from '@/lib/site/sitePage';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const DATA = { boot: { otherChunks: [] }, calls: [[1, 'data']] };
const globals: typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] } = globalThis;

/** Runs the loader as the inline script of a page does. */
function startPage(loading: 'light' | 'live', dataset: Readonly<Record<string, string>>): void {
  document.head.innerHTML = `<meta name="${LOADING_META.loading}" content="${loading}">`;
  const script = document.createElement('script');
  Object.assign(script.dataset, dataset);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  loadPage({ ...START_EVENTS, ...LOADING_META });
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const ask = () => document.dispatchEvent(new Event(START_EVENTS.wanted));
const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const fetched = () =>
  jest
    .mocked(fetch)
    .mock.calls.map(([url]) => url)
    .sort();

beforeEach(() => {
  Object.assign(globals, { TURBOPACK: undefined, __next_f: undefined });
  Object.assign(window, {
    fetch: jest.fn(() => Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify(DATA)) })),
  });
});

const PAGE = { page: '/data.json', scripts: '/a.js /b.js' };

describe('the script of a page', () => {
  it('is fetched when it is wanted, and not before', () => {
    startPage('light', PAGE);
    expect(fetch).not.toHaveBeenCalled();
    ask();

    expect(fetch).toHaveBeenCalledWith('/data.json', { priority: 'low' });
  });

  it('runs once all of it is there, with the data in place', async () => {
    startPage('light', PAGE);
    ask();
    ask();
    expect(loaded()).toEqual([]);

    await waitFor(() => expect(loaded()).toEqual(['/a.js', '/b.js']));
    expect(fetched()).toEqual(['/a.js', '/b.js', '/data.json']);
    expect(globals.TURBOPACK).toEqual([DATA.boot]);
    expect(globals.__next_f).toEqual([[0], [1, 'data']]);
  });

  it('is fetched ahead of the data on a live page, by hints', async () => {
    startPage('live', PAGE);
    ask();
    expect(document.querySelectorAll('link[rel="preload"]')).toHaveLength(2);

    await waitFor(() => expect(loaded()).toEqual(['/a.js', '/b.js']));
    expect(fetched()).toEqual(['/data.json']);
  });

  it.each([
    ['could not be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is not there', () => Promise.resolve({ ok: false })],
  ])('is fetched again when it is wanted again, where a part %s', async (_how, answer) => {
    const failed = jest.fn();
    document.addEventListener(START_EVENTS.failed, failed);
    startPage('light', PAGE);
    const whole = jest.mocked(fetch).getMockImplementation();
    Object.assign(window, { fetch: jest.fn((url: string) => (url === '/b.js' ? answer() : whole?.(url))) });
    ask();
    await waitFor(() => expect(failed).toHaveBeenCalled());
    expect(loaded()).toEqual([]);

    Object.assign(window, { fetch: whole });
    ask();
    await waitFor(() => expect(loaded()).toEqual(['/a.js', '/b.js']));
  });

  it('is none of the loader where the page names none, as in development', () => {
    startPage('light', {});
    ask();

    expect(fetch).not.toHaveBeenCalled();
  });
});
