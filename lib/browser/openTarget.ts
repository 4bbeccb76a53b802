/**
 * Opens the closed panels around the element of the URL's hash, and scrolls it into view: browsers do this after their
 * own navigations, the router does not.
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
