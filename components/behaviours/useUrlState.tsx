import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
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
  /** Must be rendered: it follows links, Back and Forward between queries of the same page. */
  watcher: ReactNode;
};

/** Apart and in a Suspense of its own, because whatever calls useSearchParams is left out of the static page. */
function SearchParamsWatcher({ onChange }: { onChange: () => void }) {
  const query = useSearchParams()?.toString();
  const handleChange = useEffectEvent(onChange);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each query
  useEffect(() => handleChange(), [query]);
  return null;
}

/**
 * State that lives in the URL, such as a filter: read on arrival, before the first paint after hydration, followed
 * through Back, Forward, hash changes and links to the same page, and written into it.
 * A value that does not exist, such as an unknown category, is removed from the URL.
 */
export function useUrlState<T>({ initial, read, write }: UrlStateOptions<T>): UrlState<T> {
  const [value, setValue] = useState(initial);

  const follow = () => {
    const url = new URL(window.location.href);
    const current = new URL(url);
    write(current, value);
    // A URL that says the value already leaves it alone: text may be typed with more spaces than its parameter holds.
    if (current.href !== url.href) setValue(read(url));
  };
  const handleHash = useEffectEvent(follow);

  // No popstate: Back to another page would reset the value while this one is still on the screen.
  useLayoutEffect(() => {
    const listener = () => handleHash();
    listener();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);

  // Not in the layout effect: only later does the router notice what the page writes into the URL.
  const handleQuery = () => {
    follow();
    replaceUrl((url) => write(url, read(url)));
  };
  const setBy = (changeUrl: typeof pushUrl) => (next: T) => {
    setValue(next);
    changeUrl((url) => write(url, next));
  };
  const watcher = (
    <Suspense>
      <SearchParamsWatcher onChange={handleQuery} />
    </Suspense>
  );
  return { value, set: setBy(pushUrl), setTyped: setBy(replaceUrl), watcher };
}
