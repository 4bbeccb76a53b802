import { LOADING_META } from '@/lib/site/sitePage';
import { START_EVENTS } from './events';

/** Asks for the scripts of a live page once it is painted, so that they keep no bandwidth from the first paint. */
export function watchPaint(): void {
  const kind = document.querySelector<HTMLMetaElement>(`meta[name="${LOADING_META.loading}"]`)?.content;
  if (kind !== 'live') return;
  const ask = () => document.dispatchEvent(new Event(START_EVENTS.wanted));

  // A page in the background is not painted.
  addEventListener('load', () => {
    if (document.hidden) ask();
  });
  const handlePaint = (list: PerformanceObserverEntryList) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) ask();
  };
  new PerformanceObserver(handlePaint).observe({ type: 'paint', buffered: true });
}
