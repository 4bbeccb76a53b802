import { WORKER_URL } from '@/lib/offline/settings';

/** After what the visitor came for. */
const PAUSE_MS = 2000;

async function tell(path: string): Promise<void> {
  // Absent where the browser keeps nothing, and in older private windows.
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER_URL);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(path);
}

/**
 * Tells the worker, once the page has been shown for a while, that it may be kept. Returns how to take that back.
 *
 * @param path of the page, without a query, which may hold figures
 */
export function tellShown(path: string): () => void {
  // Where the visitor's browser refuses, the site works as it does without.
  const timer = setTimeout(() => tell(path).catch(() => undefined), PAUSE_MS);
  return () => clearTimeout(timer);
}
