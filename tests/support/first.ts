/** Returns the first entry of a non-empty list of content. */
export function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('an empty list');
  return entry;
}

/** Returns the first entry of each kind. */
export const firstOfEach = <Entry>(entries: readonly Entry[], kindOf: (entry: Entry) => string): Entry[] =>
  entries.filter((entry) => entries.find((other) => kindOf(other) === kindOf(entry)) === entry);
