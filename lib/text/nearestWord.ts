/** Returns the Levenshtein distance between two words. */
function lettersBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (letter === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Sorts words by their similarity to a mistyped word. */
export function nearestWords(word: string, words: readonly string[]): string[] {
  const distances = new Map(words.map((one) => [one, lettersBetween(word.toLowerCase(), one.toLowerCase())]));
  return words.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0));
}

/** Returns the most likely intended word for a mistyped one; undefined if none is close enough. */
export function nearestWord(word: string, words: readonly string[]): string | undefined {
  const [nearest] = nearestWords(word, words);
  const limit = Math.max(2, Math.floor(word.length / 3));
  const isNear = nearest !== undefined && lettersBetween(word.toLowerCase(), nearest.toLowerCase()) <= limit;
  return isNear ? nearest : undefined;
}
