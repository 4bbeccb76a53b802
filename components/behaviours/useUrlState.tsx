import { useSearchParams } from 'next/navigation';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { replaceUrl } from '@/lib/browser/urls';

type UrlStateOptions<T> = {
  /** Value on the server and until the page is hydrated: the static page knows no query and no hash. */
  initial: T;
  /** Value that a URL asks for; must give `initial` or another valid value for what it does not know. */
  read: (url: URL) => T;
  /** Writes a value into a URL, leaving everything else in it as it is. */
  write: (url: URL, value: T) => void;
};

type UrlState<T> = {
  value: T;
  /** Sets the value, and the URL with it by replacing the history entry. */
  set: (value: T) => void;
  /** Must be rendered: it follows links and scripts that change the query of the same page. */
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
 * through Back, Forward, hash changes and links to the same page, and written by replacing the current history entry.
 */
export function useUrlState<T>({ initial, read, write }: UrlStateOptions<T>): UrlState<T> {
  const [value, setValue] = useState(initial);

  // What the URL already says stays as it is: a text may be typed with more spaces than its parameter holds.
  const follow = useEffectEvent(() => {
    const url = new URL(window.location.href);
    const current = new URL(url);
    write(current, value);
    if (current.href !== url.href) setValue(read(url));
  });

  useLayoutEffect(() => {
    const handleChange = () => follow();
    handleChange();
    window.addEventListener('popstate', handleChange);
    window.addEventListener('hashchange', handleChange);
    return () => {
      window.removeEventListener('popstate', handleChange);
      window.removeEventListener('hashchange', handleChange);
    };
  }, []);

  const set = (next: T) => {
    setValue(next);
    replaceUrl((url) => write(url, next));
  };
  const watcher = (
    <Suspense>
      <SearchParamsWatcher onChange={follow} />
    </Suspense>
  );
  return { value, set, watcher };
}
