/**
 * Changes the URL in the address bar without a request, in a new history entry or in the current one. Keeps whatever `change`
 * does not touch: other parameters and the hash. Does nothing if the URL stays the same.
 */
function changeUrl(method: 'pushState' | 'replaceState', change: (url: URL) => void): void {
  const url = new URL(window.location.href);
  change(url);
  // No state object, because Next adds its own.
  if (url.href !== window.location.href) window.history[method](null, '', url);
}

/** Changes the URL in a new history entry, for a visitor's press. */
export const pushUrl = (change: (url: URL) => void): void => changeUrl('pushState', change);

/** Changes the URL of the current history entry, for typing and for effects of the URL itself. */
export const replaceUrl = (change: (url: URL) => void): void => changeUrl('replaceState', change);

/**
 * Sets a parameter of the query, or deletes it if the value is empty. An unchanged query stays exactly as it was written, since
 * any change encodes all of it again.
 */
export function setParam({ searchParams }: URL, name: string, value: string | undefined): void {
  if (!value) {
    if (searchParams.has(name)) searchParams.delete(name);
  } else if (searchParams.get(name) !== value) searchParams.set(name, value);
}
