/** Counts the letters to add, drop or change between two words (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const lettersBetween = (a: string, b: string) => distance(a.toLowerCase(), b.toLowerCase());

/** Sorts words by their similarity to a mistyped word. */
export const nearestWords = (word: string, words: readonly string[]): string[] =>
  words.toSorted((a, b) => lettersBetween(word, a) - lettersBetween(word, b));

/** Returns the word that a mistyped word most likely means; undefined if none is near. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const [nearest] = nearestWords(word, words);
  const limit = Math.max(2, Math.floor(word.length / 3));
  return nearest !== undefined && lettersBetween(word, nearest) <= limit ? nearest : undefined;
}
