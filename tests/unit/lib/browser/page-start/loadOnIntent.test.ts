import { fireEvent, screen, waitFor } from '@testing-library/react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { loadOnIntent } from '@/lib/browser/page-start/loadOnIntent';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const DATA = { boot: { otherChunks: [] }, calls: [[1, 'data']] };
const globals: typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] } = globalThis;

/** Runs the loader as the inline script of a page does. */
function startPage(dataset: Readonly<Record<string, string>>): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, dataset);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  loadOnIntent(START_EVENTS);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const PAINT = { name: '', entryType: 'paint', startTime: 0, duration: 0, toJSON: () => ({}) };
let paint: (name: 'first-paint' | 'first-contentful-paint') => void = () => {};

const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '<main><p>Text</p><a href="/about">Link</a><button type="button">Open</button></main>';
  Object.assign(globals, { TURBOPACK: undefined, __next_f: undefined });
  Object.assign(window, {
    PointerEvent: class extends MouseEvent {
      readonly pointerType: string;
      constructor(type: string, init: PointerEventInit = {}) {
        super(type, init);
        this.pointerType = init.pointerType ?? '';
      }
    },
    PerformanceObserver: class {
      constructor(callback: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
        paint = (painted) => callback({ getEntriesByName: (name) => (name === painted ? [PAINT] : []) });
      }
      observe() {}
    },
    fetch: jest.fn(() => Promise.resolve({ ok: true, text: () => Promise.resolve(JSON.stringify(DATA)) })),
  });
});
afterEach(() => jest.restoreAllMocks());

const PAGE = { page: '/data.json', scripts: '/a.js /b.js' };
const pointer = (type: string, pointerType: string) => new PointerEvent(type, { pointerType, bubbles: true });

describe('the script of a light page', () => {
  it.each([
    ['a pointer over a link', () => fireEvent(screen.getByText('Link'), pointer('pointerover', 'mouse'))],
    ['a finger on a button', () => fireEvent(screen.getByText('Open'), pointer('pointerdown', 'touch'))],
    ['the Tab key', () => fireEvent.keyDown(document.body, { key: 'Tab' })],
    ['focus on a control', () => screen.getByText('Open').focus()],
    ['a field that the browser has restored', () => document.dispatchEvent(new Event('input'))],
  ])('is fetched at %s', (_what, act) => {
    startPage(PAGE);
    expect(fetch).not.toHaveBeenCalled();
    act();

    expect(fetch).toHaveBeenCalledWith('/data.json', { priority: 'low' });
  });

  it.each([
    ['a pointer over text', () => fireEvent(screen.getByText('Text'), pointer('pointerover', 'mouse'))],
    [
      'a finger on a link, which may be about to scroll',
      () => fireEvent(screen.getByText('Link'), pointer('pointerdown', 'touch')),
    ],
    ['a key that scrolls', () => fireEvent.keyDown(document.body, { key: 'PageDown' })],
  ])('is not fetched at %s', (_what, act) => {
    startPage(PAGE);
    act();

    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['?service=audit', 'service', true],
    ['?utm_source=x', 'service', false],
    ['#tax', '#', true],
    ['#tax', 'service', false],
  ])('on arrival at %s, where the page answers "%s", is fetched: %s', (url, answers, isFetched) => {
    window.history.replaceState(null, '', `/services${url}`);
    startPage({ ...PAGE, answers });
    window.history.replaceState(null, '', '/');

    expect(jest.mocked(fetch).mock.calls.length > 0).toBe(isFetched);
    expect(document.documentElement.hasAttribute('data-asked')).toBe(isFetched);
    document.documentElement.removeAttribute('data-asked');
  });

  it('opens the panels whose fields an answered query fills, and no others', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<details><summary>Year</summary><input name="year"></details>
      <details><summary>Bonus</summary><input name="bonus"></details>`,
    );
    window.history.replaceState(null, '', '/calculator?gross=800000&year=2014-15&bonus=');
    startPage({ ...PAGE, answers: 'gross' });

    await waitFor(() => expect(screen.getByText('Year').closest('details')).toHaveAttribute('open'));
    expect(screen.getByText('Bonus').closest('details')).not.toHaveAttribute('open');
    window.history.replaceState(null, '', '/');
    document.documentElement.removeAttribute('data-asked');
  });

  it.each([
    ['the draft of a form', () => sessionStorage, 'typed:contact'],
    ['ticks that are kept on the device', () => localStorage, 'checklist:audit'],
  ])('is fetched on arrival for %s', (_what, storage, key) => {
    storage().setItem(key, '{}');
    startPage({ ...PAGE, answers: key });
    storage().clear();

    expect(fetch).toHaveBeenCalled();
  });

  it('is not fetched on arrival where nothing is stored', () => {
    startPage({ ...PAGE, answers: 'checklist:audit' });

    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    ['is painted', () => paint('first-contentful-paint')],
    [
      'is loaded in the background',
      () => {
        jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
        dispatchEvent(new Event('load'));
      },
    ],
  ])('is fetched, where the page is live, once it %s', async (_when, act) => {
    startPage({ ...PAGE, live: '' });
    paint('first-paint');
    dispatchEvent(new Event('load'));
    expect(fetch).not.toHaveBeenCalled();
    act();

    await waitFor(() => expect(loaded()).toEqual(['/a.js', '/b.js']));
    expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(['/data.json']);
  });

  it('runs once all of it is there, with the data in place', async () => {
    startPage(PAGE);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(loaded()).toEqual([]);

    await waitFor(() => expect(loaded()).toEqual(['/a.js', '/b.js']));
    expect(
      jest
        .mocked(fetch)
        .mock.calls.map(([url]) => url)
        .sort(),
    ).toEqual(['/a.js', '/b.js', '/data.json']);
    expect(globals.TURBOPACK).toEqual([DATA.boot]);
    expect(globals.__next_f).toEqual([[0], [1, 'data']]);
  });

  it.each([
    ['could not be fetched', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is not there', () => Promise.resolve({ ok: false })],
  ])('is tried again at the next intent when it %s', async (_how, answer) => {
    const failed = jest.fn();
    document.addEventListener(START_EVENTS.failed, failed);
    startPage(PAGE);
    const whole = jest.mocked(fetch).getMockImplementation();
    Object.assign(window, { fetch: jest.fn((url: string) => (url === '/b.js' ? answer() : whole?.(url))) });
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await waitFor(() => expect(failed).toHaveBeenCalled());
    expect(loaded()).toEqual([]);

    Object.assign(window, { fetch: whole });
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await waitFor(() => expect(loaded()).toEqual(['/a.js', '/b.js']));
  });

  it('is nothing on a page that names none', () => {
    startPage({});
    fireEvent.keyDown(document.body, { key: 'Tab' });

    expect(fetch).not.toHaveBeenCalled();
  });
});
