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

/**
 * Sets a parameter of the query, or deletes it where the value is empty. A query that says so already stays as it is
 * written: any change encodes all of it anew.
 */
export function setParam({ searchParams }: URL, name: string, value: string | undefined): void {
  if (!value) {
    if (searchParams.has(name)) searchParams.delete(name);
  } else if (searchParams.get(name) !== value) searchParams.set(name, value);
}
