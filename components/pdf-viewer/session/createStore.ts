/** Observable store; fits React's useSyncExternalStore. */
export type Store<T> = {
  get: () => T;
  /** Merges fields into a new value; no notification if nothing changed. */
  set: (change: Partial<T>) => void;
  /** Calls back after each change, until the returned function is called. */
  subscribe: (onChange: () => void) => () => void;
};

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();

  return {
    get: () => value,
    set(change) {
      const next = { ...value, ...change };
      const keys = Object.keys(change) as (keyof T)[];
      if (keys.every((key) => Object.is(next[key], value[key]))) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
