/**
 * Changes the URL in the address bar without a request, by adding or replacing a history entry. Other parameters and the
 * hash are kept. Does nothing if the URL is unchanged.
 */
function changeUrl(method: 'pushState' | 'replaceState', change: (url: URL) => void): void {
  const url = new URL(window.location.href);
  change(url);
  // No state object, because Next adds its own.
  if (url.href !== window.location.href) window.history[method](null, '', url);
}

/** Adds a history entry, for a visitor's click. */
export const pushUrl = (change: (url: URL) => void): void => changeUrl('pushState', change);

/** Replaces the current history entry, for typing and for effects of the URL itself. */
export const replaceUrl = (change: (url: URL) => void): void => changeUrl('replaceState', change);

/**
 * Sets a query parameter, or deletes it if the value is empty. An unchanged query is left untouched, because any change
 * re-encodes the whole query.
 */
export function setParam({ searchParams }: URL, name: string, value: string | undefined): void {
  if (!value) {
    if (searchParams.has(name)) searchParams.delete(name);
  } else if (searchParams.get(name) !== value) searchParams.set(name, value);
}
