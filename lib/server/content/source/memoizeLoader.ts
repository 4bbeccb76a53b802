/**
 * Memoizes a loader: builds, scripts and tests parse each file once. In development every call reads again, so that an edit
 * shows without a restart.
 */
export function memoizeLoader<Value>(load: () => Value): () => Value {
  let memo: { value: Value } | undefined;
  return () => {
    if (process.env.NODE_ENV === 'development') return load();
    memo ??= { value: load() };
    return memo.value;
  };
}
