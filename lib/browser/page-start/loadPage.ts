import type { PageData } from '@/lib/site/pageData';
import type { LoadingMeta } from '@/lib/site/sitePage';
import type { StartEvents } from './events';

/** What Turbopack's chunks and Next's application read when they start. */
type ScriptGlobals = typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] };

/**
 * Loads a page's data and scripts when they are wanted. Where that fails, the page stays as it is, and they are fetched again
 * when they are wanted again.
 *
 * The script element names what to load: data-page (the data file) and data-scripts. Without them, as in development and in
 * a plain export, it does nothing. The source is inlined into the head (PageStartScript), so it may use nothing outside
 * itself.
 */
export function loadPage({ wanted, failed, loading }: StartEvents & LoadingMeta): void {
  const { page, scripts = '' } = document.currentScript?.dataset ?? {};
  if (!page) return;
  const isLive = document.querySelector<HTMLMetaElement>(`meta[name="${loading}"]`)?.content === 'live';
  const urls = scripts.split(' ');
  const ready = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

  const append = (tag: 'link' | 'script', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), attributes));

  // Into the HTTP cache. A preload, which is one request with the script's own, would remember a failure until the page is left.
  const fetchOnly = async (url: string) => {
    const response = await fetch(url, { priority: 'low' });
    if (!response.ok) throw new Error(url);
    return response.text();
  };
  const load = async () => {
    const data = fetchOnly(page);
    // The application of a light page is fetched whole before it runs: without a part it could not be started again.
    const fetched = isLive ? [] : urls.map(fetchOnly);
    if (isLive) for (const href of urls) append('link', { rel: 'preload', as: 'script', fetchPriority: 'low', href });
    const [text] = await Promise.all([data, ready, ...fetched]);
    const { boot, calls }: PageData = JSON.parse(text);
    const globals: ScriptGlobals = globalThis;
    globals.TURBOPACK ??= [];
    globals.TURBOPACK.push(boot);
    globals.__next_f = [[0], ...calls];
    for (const src of urls) append('script', { src });
  };
  const handleWanted = () => {
    document.removeEventListener(wanted, handleWanted);
    load().catch(() => {
      document.addEventListener(wanted, handleWanted);
      document.dispatchEvent(new Event(failed));
    });
  };
  document.addEventListener(wanted, handleWanted);
}
