/** The first entry of a list of content, which is not empty. */
export function first<Entry>(entries: readonly Entry[]): Entry {
  const [entry] = entries;
  if (entry === undefined) throw new Error('an empty list');
  return entry;
}

/** Of the entries of each kind the first. */
export const firstOfEach = <Entry>(entries: readonly Entry[], kindOf: (entry: Entry) => string): Entry[] =>
  entries.filter((entry) => entries.find((other) => kindOf(other) === kindOf(entry)) === entry);
