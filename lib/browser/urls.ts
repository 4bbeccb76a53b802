/**
 * Changes the URL in the address bar without a request: with a new history entry, to which Back leads, or in place of the
 * current one. Whatever `change` leaves untouched stays: other parameters and the hash. Does nothing where the URL is the same
 * afterwards.
 */
function changeUrl(method: 'pushState' | 'replaceState', change: (url: URL) => void): void {
  const url = new URL(window.location.href);
  change(url);
  // No state object: the router adds its own to what is passed here.
  if (url.href !== window.location.href) window.history[method](null, '', url);
}

/** Changes the URL in a new history entry, for what a visitor presses. */
export const pushUrl = (change: (url: URL) => void): void => changeUrl('pushState', change);

/** Changes the URL of the current history entry, for what follows from typing or from the URL itself. */
export const replaceUrl = (change: (url: URL) => void): void => changeUrl('replaceState', change);

/**
 * Sets a parameter of the query, or deletes it where the value is empty. A query that says so already stays as it is
 * written: any change encodes all of it anew.
 */
export function setParam({ searchParams }: URL, name: string, value: string | undefined): void {
  if (!value) {
    if (searchParams.has(name)) searchParams.delete(name);
  } else if (searchParams.get(name) !== value) searchParams.set(name, value);
}
