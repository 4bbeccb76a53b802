import type { PageData } from '@/lib/site/pageData';
import type { StartEvents } from './events';

/** What Turbopack's chunks and Next's application read when they start. */
type ScriptGlobals = typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] };

/**
 * Loads a page's data and scripts: those of a live page once it is painted, so that they keep no bandwidth from what is
 * seen first, those of a light one at the first intent to use it, which is pointer over or down on something that can be used, a key, focus, a change of a field, or a URL or draft that the page
 * must answer. Scrolling and reading load nothing. Where loading fails, the page stays as it is, and the next intent tries
 * again.
 *
 * The script element names what to load: data-page (the data file), data-scripts, data-answers (see PageLoading) and
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

  // Into the HTTP cache. A preload, which is one request with the script's own, would remember a failure until the page is left.
  const fetchOnly = async (url: string) => {
    const response = await fetch(url, { priority: 'low' });
    if (!response.ok) throw new Error(url);
    return response.text();
  };

  const preload = (href: string) =>
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', fetchPriority: 'low', href }),
    );

  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const data = fetchOnly(page);
      // The application of a light page is fetched whole before it runs: without a part it could not be started again.
      const fetched = live === undefined ? urls.map(fetchOnly) : [];
      if (live !== undefined) urls.forEach(preload);
      const [text] = await Promise.all([data, ready, ...fetched]);
      const { boot, calls }: PageData = JSON.parse(text);
      const globals: ScriptGlobals = globalThis;
      globals.TURBOPACK ??= [];
      globals.TURBOPACK.push(boot);
      globals.__next_f = [[0], ...calls];
    } catch {
      isLoading = false;
      document.documentElement.removeAttribute('data-asked');
      document.dispatchEvent(new Event(failed));
      return;
    }
    for (const type of INTENTS) document.removeEventListener(type, handleIntent, true);
    for (const src of urls) document.head.append(Object.assign(document.createElement('script'), { src }));
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
      return (sessionStorage.getItem(token) ?? localStorage.getItem(token)) !== null;
    } catch {
      return false;
    }
  };
  const openFilledPanels = () => {
    const query = new URLSearchParams(location.search);
    for (const field of document.querySelectorAll('details [name]')) {
      if (query.get(field.getAttribute('name') ?? '')) field.closest('details')?.setAttribute('open', '');
    }
  };
  const answer = () => {
    if (!answers.split(' ').some(isAsked)) return;
    // Style sheets may keep room for the answer.
    document.documentElement.setAttribute('data-asked', '');
    // As the parser adds them, since what has arrived may be painted before the rest of the page is there.
    const parsing = new MutationObserver(openFilledPanels);
    parsing.observe(document, { childList: true, subtree: true });
    void ready.then(() => {
      parsing.disconnect();
      openFilledPanels();
    });
    void load();
  };

  for (const type of INTENTS) document.addEventListener(type, handleIntent, { capture: true, passive: true });
  addEventListener('hashchange', answer);
  addEventListener('popstate', answer);
  answer();
  if (live === undefined) return;
  // A page in the background is not painted.
  addEventListener('load', () => {
    if (document.hidden) void load();
  });
  const handlePaint = (list: PerformanceObserverEntryList) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) void load();
  };
  new PerformanceObserver(handlePaint).observe({ type: 'paint', buffered: true });
}
