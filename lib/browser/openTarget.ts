/**
 * Opens what folds the element that the URL's hash names, and brings it into view: browsers do so after navigations of
 * their own, the router does not.
 */
export function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const closedAround = (element: Element | null | undefined) =>
    element?.closest<HTMLDetailsElement>('details:not([open])');
  let folded = closedAround(target);
  if (!folded) return;
  for (; folded; folded = closedAround(folded)) folded.open = true;
  target?.scrollIntoView();
}
