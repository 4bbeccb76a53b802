import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { pushUrl, replaceUrl } from '@/lib/browser/urls';

type UrlStateOptions<T> = {
  /** Value in the static HTML, which has no query or hash. */
  initial: T;
  /** Reads the value from a URL. Invalid values become `initial` or another valid value. */
  read: (url: URL) => T;
  /** Writes the value into a URL and leaves the rest of the URL unchanged. */
  write: (url: URL, value: T) => void;
};

type UrlState<T> = {
  value: T;
  /** Sets the value and adds a history entry, so that Back undoes it. For clicks. */
  set: (value: T) => void;
  /** Sets the value in the current history entry. For typing. */
  setTyped: (value: T) => void;
};

/**
 * State that lives in the URL, such as a filter. It is read before the first paint after hydration, follows Back, Forward and hash
 * changes, and is written back to the URL. Invalid values, such as an unknown category, are removed from the URL.
 */
export function useUrlState<T>({ initial, read, write }: UrlStateOptions<T>): UrlState<T> {
  const [value, setValue] = useState(initial);

  const follow = useEffectEvent(() => {
    const url = new URL(window.location.href);
    const current = new URL(url);
    write(current, value);
    // Keeps the value if the URL already represents it: typed text may have more spaces than its parameter.
    if (current.href !== url.href) setValue(read(url));
  });
  const clean = useEffectEvent(() => replaceUrl((url) => write(url, read(url))));

  useLayoutEffect(() => {
    const listener = () => {
      follow();
      clean();
    };
    const types = ['hashchange', 'popstate'] as const;
    follow();
    // Until now, CSS has hidden the list if the query asks for only part of it.
    document.documentElement.removeAttribute('data-asked');
    for (const type of types) window.addEventListener(type, listener);
    return () => {
      for (const type of types) window.removeEventListener(type, listener);
    };
  }, []);
  // On load, Next writes its own state to the URL first, so this runs after it.
  useEffect(() => clean(), []);

  const setBy = (changeUrl: typeof pushUrl) => (next: T) => {
    setValue(next);
    changeUrl((url) => write(url, next));
  };
  return { value, set: setBy(pushUrl), setTyped: setBy(replaceUrl) };
}
