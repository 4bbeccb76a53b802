/** A value that changes, and those who watch it. */
export type Store<T> = {
  get: () => T;
  /** Changes some fields; tells nobody where all of them are as they were. */
  set: (change: Partial<T>) => void;
  /** Calls back after each change; the function it returns ends that. */
  subscribe: (onChange: () => void) => () => void;
};

/** A store for React's useSyncExternalStore: a new object at each change. */
export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const watchers = new Set<() => void>();

  return {
    get: () => value,
    set(change) {
      const next = { ...value, ...change };
      const keys = Object.keys(change) as (keyof T)[];
      if (keys.every((key) => Object.is(next[key], value[key]))) return;
      value = next;
      for (const watcher of watchers) watcher();
    },
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
