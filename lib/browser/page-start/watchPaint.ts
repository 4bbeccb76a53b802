import type { LoadingMeta } from '@/lib/site/sitePage';
import type { StartEvents } from './events';

/**
 * Asks for the scripts of a live page once it is painted, so that they keep no bandwidth from what is seen first. The source
 * is inlined into the head (PageStartScript), so it may use nothing outside itself.
 */
export function watchPaint({ wanted, loading }: StartEvents & LoadingMeta): void {
  const kind = document.querySelector<HTMLMetaElement>(`meta[name="${loading}"]`)?.content;
  if (kind !== 'live') return;
  const ask = () => document.dispatchEvent(new Event(wanted));

  // A page in the background is not painted.
  addEventListener('load', () => {
    if (document.hidden) ask();
  });
  const handlePaint = (list: PerformanceObserverEntryList) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) ask();
  };
  new PerformanceObserver(handlePaint).observe({ type: 'paint', buffered: true });
}
