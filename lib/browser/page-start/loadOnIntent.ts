import type { PageData } from '@/lib/site/pageData';
import type { StartEvents } from './events';

/** What Turbopack's chunks and Next's application read when they start. */
type ScriptGlobals = typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] };

/**
 * Loads a page's data and scripts: those of a live page at once, those of a light one at the first intent to use it, which
 * is pointer over or down on something that can be used, a key, focus, a change of a field, or a URL or draft that the page
 * must answer. Scrolling and reading load nothing. Where loading fails, the page stays as it is, and the next intent tries
 * again.
 *
 * The script element names what to load: data-page (the data file, or 'inline'), data-scripts, data-answers (see PageLoading) and
 * data-live; without data-page, as in development, it does nothing. The source is inlined into the head (PageStartScript), so it may use nothing outside
 * itself.
 */
export function loadOnIntent({ failed }: StartEvents): void {
  const { page, scripts = '', answers = '', live } = document.currentScript?.dataset ?? {};
  if (!page) return;
  const INTENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input'];
  const USABLE = 'a[href],button,input,select,textarea,summary,label,[tabindex="0"]';
  const urls = scripts.split(' ');
  let isLoading = false;
  const ready = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

  // Into the HTTP cache. A link with rel=preload would remember a failure until the page is left.
  const fetchOnly = async (url: string) => {
    const response = await fetch(url, { priority: 'low' });
    if (!response.ok) throw new Error(url);
    return response.text();
  };
  const run = (src: string) =>
    new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement('script'), { src, onload: resolve, onerror: reject });
      document.head.append(script);
    });

  const readData = async (): Promise<PageData> => {
    if (page !== 'inline') return JSON.parse(await fetchOnly(page));
    await ready;
    return JSON.parse(document.querySelector('[data-page-data]')?.textContent ?? '');
  };

  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      // Everything is fetched before anything runs: an application of which a part is missing could not be started again.
      const [{ boot, flight }] = await Promise.all([readData(), ready, ...urls.map(fetchOnly)]);
      const globals: ScriptGlobals = globalThis;
      globals.TURBOPACK ??= [];
      globals.TURBOPACK.push(boot);
      globals.__next_f = [[0], [1, flight]];
      for (const type of INTENTS) document.removeEventListener(type, handleIntent, true);
      await Promise.all(urls.map(run));
    } catch {
      isLoading = false;
      document.dispatchEvent(new Event(failed));
    }
  };

  function handleIntent(event: Event): void {
    const usable = event.target instanceof Element ? event.target.closest(USABLE) : null;
    // Other keys scroll. A finger on a link may be about to scroll too, and a tap on it leaves the page.
    const isKey = event instanceof KeyboardEvent && event.key === 'Tab';
    const isFingerOnLink = event instanceof PointerEvent && event.pointerType === 'touch' && usable?.matches('a');
    const isRestored = event.type === 'input';
    if (isKey || isRestored || (usable && !isFingerOnLink)) void load();
  }

  const isAsked = (token: string) => {
    if (token === '#') return location.hash.length > 1;
    if (!token.includes(':')) return new URLSearchParams(location.search).has(token);
    try {
      return sessionStorage.getItem(token) !== null;
    } catch {
      return false;
    }
  };
  const answer = () => {
    if (answers.split(' ').some(isAsked)) void load();
  };

  for (const type of INTENTS) document.addEventListener(type, handleIntent, { capture: true, passive: true });
  addEventListener('hashchange', answer);
  addEventListener('popstate', answer);
  answer();
  if (live !== undefined) void load();
}
