/** True where each word of a query stands in one of the texts, in any order, upper or lower case; a part of a word does. */
export function holdsWords(texts: readonly string[], query: string): boolean {
  const text = texts.join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
