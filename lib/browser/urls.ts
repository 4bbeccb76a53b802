/**
 * Changes the URL in the address bar without a request and without a new history entry. Whatever `change` leaves
 * untouched stays: other parameters and the hash. Does nothing where the URL is the same afterwards.
 */
export function replaceUrl(change: (url: URL) => void): void {
  const url = new URL(window.location.href);
  change(url);
  // No state object: the router adds its own to what is passed here.
  if (url.href !== window.location.href) window.history.replaceState(null, '', url);
}

/** Sets a parameter of the query, or deletes it where the value is empty. */
export function setParam(url: URL, name: string, value: string | undefined): void {
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
}
