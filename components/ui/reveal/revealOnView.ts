/** Items after this one rise together with it: a 40th card that waits 4 seconds would look broken. */
const LAST_STAGGERED = 5;

/** What has held items since before: an item that joins it was not there at first. */
const standing = new WeakSet<ParentNode>();

/** One for all items, so that those which come into view together are told together. */
let observer: IntersectionObserver | undefined;

const hide = (item: Element) => item.setAttribute('data-state', 'waiting');

/** From the top left: a list may have changed its order since its items were first observed. */
const byPlace = (a: IntersectionObserverEntry, b: IntersectionObserverEntry) =>
  a.boundingClientRect.top - b.boundingClientRect.top || a.boundingClientRect.left - b.boundingClientRect.left;

/** Each item's first news comes at once. It hides what is not in view, unless that has been scrolled past. */
function handleNews(news: IntersectionObserverEntry[]): void {
  let step = 0;
  let list: ParentNode | null = null;
  for (const { target, isIntersecting, boundingClientRect } of news.sort(byPlace)) {
    if (!isIntersecting && boundingClientRect.bottom >= 0) {
      hide(target);
      continue;
    }
    observer?.unobserve(target);
    if (!target.hasAttribute('data-state')) continue;
    step = target.parentNode === list ? step + 1 : 0;
    list = target.parentNode;
    target.setAttribute('data-step', String(Math.min(step, LAST_STAGGERED)));
    target.setAttribute('data-state', 'shown');
  }
}

/**
 * Callback ref of an item that appears when it comes into view, each 100 ms after its neighbour that came with it. Writes
 * attributes itself: a page may hold a hundred items, and none has to be rendered again for this.
 *
 * @returns what ends it
 */
export function revealOnView(item: HTMLElement | null): (() => void) | undefined {
  const parent = item?.parentNode;
  if (!parent || typeof IntersectionObserver === 'undefined') return;
  observer ??= new IntersectionObserver(handleNews);

  if (standing.has(parent)) hide(item);
  // Not before its neighbours of the same rendering are here.
  else queueMicrotask(() => standing.add(parent));

  observer.observe(item);
  return () => observer?.unobserve(item);
}
