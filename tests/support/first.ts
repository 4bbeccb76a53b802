/** The first entry of a list of content, which is not empty. */
export function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('an empty list');
  return entry;
}
