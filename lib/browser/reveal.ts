/** Longest delay, in steps of 100 ms. Without a limit, the 40th card of a list would wait 4 seconds. */
const LAST_STAGGERED = 5;

const hide = (item: Element) => item.setAttribute('data-state', 'waiting');

/** Sorts by visual order, because the list may have been sorted since its items were observed. */
const byPosition = (a: IntersectionObserverEntry, b: IntersectionObserverEntry) =>
  a.boundingClientRect.top - b.boundingClientRect.top || a.boundingClientRect.left - b.boundingClientRect.left;

/** Reveals items 100 ms apart. The observer's first callback hides an item unless it is in view or above the viewport. */
function handleEntries(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  let step = 0;
  let list: ParentNode | null = null;
  for (const { target, isIntersecting, boundingClientRect } of entries.sort(byPosition)) {
    if (!isIntersecting && boundingClientRect.bottom >= 0) {
      hide(target);
      continue;
    }
    observer.unobserve(target);
    if (!target.hasAttribute('data-state')) continue;
    step = target.parentNode === list ? step + 1 : 0;
    list = target.parentNode;
    target.setAttribute('data-step', String(Math.min(step, LAST_STAGGERED)));
    target.setAttribute('data-state', 'shown');
  }
}

const ITEM = '[data-part=reveal]';

/** Reveals the items of components/ui/Reveal.tsx as they scroll into view, including items added later. */
export function startReveal(): void {
  if (typeof IntersectionObserver === 'undefined') return;
  const observer = new IntersectionObserver(handleEntries);
  for (const item of document.querySelectorAll(ITEM)) observer.observe(item);

  new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue;
      for (const item of [added, ...added.querySelectorAll(ITEM)]) {
        if (!item.matches(ITEM) || item.hasAttribute('data-state')) continue;
        hide(item);
        observer.observe(item);
      }
    }
  }).observe(document.body, { childList: true, subtree: true });
}
