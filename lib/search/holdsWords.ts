/** Checks whether the texts contain each word of a query, in any order and case, also as part of a word. */
export function holdsWords(texts: readonly string[], query: string): boolean {
  const text = texts.join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
