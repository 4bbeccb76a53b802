/**
 * Memoizes a loader in production builds, where files do not change. In development every call reads again, so that an edit
 * shows without a restart.
 */
export function memoizeInProduction<Value>(load: () => Value): () => Value {
  let memo: { value: Value } | undefined;
  return () => {
    if (process.env.NODE_ENV !== 'production') return load();
    memo ??= { value: load() };
    return memo.value;
  };
}
