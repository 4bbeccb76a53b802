/** Uses a browser storage; undefined if it is forbidden (some private windows) or full. */
export function withStorage<T>(name: 'localStorage' | 'sessionStorage', use: (storage: Storage) => T): T | undefined {
  try {
    return use(window[name]);
  } catch {
    return undefined;
  }
}
