import { useEffect, useSyncExternalStore } from 'react';

/** Code that a page fetches once it is in use: see latePart. */
export type LatePart<Value> = {
  /** Fetches it, once; after a failure the next call tries again. Resolves when it is there or has failed. */
  load: () => Promise<void>;
  /** Undefined until it is there. */
  get: () => Value | undefined;
  subscribe: (listener: () => void) => () => void;
};

/** Declares code that a page can begin without, by a function that imports it. */
export function latePart<Value>(fetch: () => Promise<Value>): LatePart<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let loading: Promise<void> | undefined;

  const arrive = (arrived: Value) => {
    value = arrived;
    for (const listener of listeners) listener();
  };
  const fail = () => {
    loading = undefined;
  };

  return {
    load: () => {
      loading ??= fetch().then(arrive, fail);
      return loading;
    },
    get: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * A late part, undefined until it is there. It is fetched after hydration, or when it is first wanted; where that fails,
 * every later render tries again.
 */
export function useLatePart<Value>({ load, get, subscribe }: LatePart<Value>, isWanted = true): Value | undefined {
  useEffect(() => {
    if (isWanted) load();
  });
  return useSyncExternalStore(subscribe, get, () => undefined);
}
