/**
 * A loader that reads its files once in a production build, where they cannot change,
 * and anew on every call elsewhere, so that an edit shows without a restart.
 */
export function oncePerBuild<Value>(load: () => Value): () => Value {
  let kept: { value: Value } | undefined;
  return () => {
    if (process.env.NODE_ENV !== 'production') return load();
    kept ??= { value: load() };
    return kept.value;
  };
}
