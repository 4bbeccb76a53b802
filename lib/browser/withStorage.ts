/** Accesses browser storage; returns undefined if it is blocked (as in some private windows) or full. */
export function withStorage<T>(name: 'localStorage' | 'sessionStorage', use: (storage: Storage) => T): T | undefined {
  try {
    return use(window[name]);
  } catch {
    return undefined;
  }
}
