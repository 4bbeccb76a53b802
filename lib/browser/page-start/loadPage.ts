import type { PageData } from '@/lib/site/pageData';
import { START_EVENTS } from './events';

/** What Turbopack's chunks and Next's application read when they start. */
type ScriptGlobals = typeof globalThis & { TURBOPACK?: unknown[]; __next_f?: unknown[] };

/**
 * Loads a page's data and scripts when they are wanted. A file that fails is tried again twice; where one fails for good the
 * page stays as it is, and all is asked for again when it is wanted again.
 *
 * The script element names what to load: data-page (the data file) and data-scripts. Without them, as in development and in a
 * plain export, it does nothing.
 */
export function loadPage(): void {
  const PAUSES_MS = [500, 2000];
  const { page, scripts = '' } = document.currentScript?.dataset ?? {};
  if (!page) return;
  const ready = new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));

  const fetchData = async (): Promise<PageData> => {
    const response = await fetch(page, { priority: 'low' });
    if (!response.ok) throw new Error(page);
    return response.json();
  };
  const append = (tag: 'link' | 'script', attributes: object) =>
    document.head.append(Object.assign(document.createElement(tag), { fetchPriority: 'low', ...attributes }));
  // A script only registers its modules. To register twice does no harm.
  const addScript = (src: string) =>
    new Promise((resolve, reject) => append('script', { src, onload: resolve, onerror: reject }));
  const patiently = async <Value>(bring: () => Promise<Value>): Promise<Value> => {
    for (const pause of PAUSES_MS) {
      try {
        return await bring();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return bring();
  };
  const load = async () => {
    const urls = scripts.split(' ');
    // The last one runs what the others have registered.
    const href = urls.pop() ?? '';
    append('link', { rel: 'preload', as: 'script', href });
    const parts = [patiently(fetchData), ready, ...urls.map((src) => patiently(() => addScript(src)))] as const;
    // Each to its end, so that the next attempt finds none on its way.
    await Promise.allSettled(parts);
    const [{ boot, calls }] = await Promise.all(parts);
    const globals: ScriptGlobals = globalThis;
    globals.__next_f = [[0], ...calls];
    globals.TURBOPACK = [...(globals.TURBOPACK ?? []), boot];
    await patiently(() => addScript(href));
  };
  const handleWanted = () => {
    document.removeEventListener(START_EVENTS.wanted, handleWanted);
    load().catch(() => {
      document.addEventListener(START_EVENTS.wanted, handleWanted);
      document.dispatchEvent(new Event(START_EVENTS.failed));
    });
  };
  document.addEventListener(START_EVENTS.wanted, handleWanted);
}
