import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { pushUrl, replaceUrl } from '@/lib/browser/urls';

type UrlStateOptions<T> = {
  /** Value in the static page, which has no query and no hash. */
  initial: T;
  /** Value of a URL; `initial` or another valid value for unknown ones. */
  read: (url: URL) => T;
  /** Writes a value into a URL and leaves the rest of it unchanged. */
  write: (url: URL, value: T) => void;
};

type UrlState<T> = {
  value: T;
  /** Sets what was pressed, and the URL with it in a new history entry: Back undoes it. */
  set: (value: T) => void;
  /** Sets the typed text, and the URL of the current history entry. */
  setTyped: (value: T) => void;
};

/**
 * State that lives in the URL, such as a filter: read on arrival, before the first paint after hydration, followed through
 * Back, Forward and hash changes, and written into it. A value that does not exist, such as an unknown category, is removed from
 * the URL.
 */
export function useUrlState<T>({ initial, read, write }: UrlStateOptions<T>): UrlState<T> {
  const [value, setValue] = useState(initial);

  const follow = useEffectEvent(() => {
    const url = new URL(window.location.href);
    const current = new URL(url);
    write(current, value);
    // A URL that says the value already leaves it alone: text may be typed with more spaces than its parameter has.
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
    // Until here style sheets hide a list if the query asks for only a part of it.
    document.documentElement.removeAttribute('data-asked');
    for (const type of types) window.addEventListener(type, listener);
    return () => {
      for (const type of types) window.removeEventListener(type, listener);
    };
  }, []);
  // Next, which has the URL first, writes its own state into it on arrival.
  useEffect(() => clean(), []);

  const setBy = (changeUrl: typeof pushUrl) => (next: T) => {
    setValue(next);
    changeUrl((url) => write(url, next));
  };
  return { value, set: setBy(pushUrl), setTyped: setBy(replaceUrl) };
}
