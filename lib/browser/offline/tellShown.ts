import { WORKER_URL } from '@/lib/offline/settings';

/** After the page's own requests. */
const PAUSE_MS = 2000;

async function tell(path: string): Promise<void> {
  // Absent without storage, and in older private windows.
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER_URL);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(path);
}

/**
 * Tells the worker, after a while, that a shown page may be cached. Returns a function that cancels this.
 *
 * @param path of the page, without a query, which may hold figures
 */
export function tellShown(path: string): () => void {
  // If the browser refuses, the site works as without a worker.
  const timer = setTimeout(() => tell(path).catch(() => undefined), PAUSE_MS);
  return () => clearTimeout(timer);
}
