import { type MarkedPart, wordsOf } from './markWords.ts';
import { type Stretch, sentenceParts, sentencesIn, wordParts } from './sentence.ts';

/** A text in words, and the places in it that Pagefind found. */
export type FoundText = { words: readonly string[]; found: readonly number[]; query: string };

/** The best sentence of a stretch, such as a page. */
export type Place = {
  /** Words of the query that stand in the sentence. */
  covered: number;
  /** Order among the pages of a document: by the sentence, then by how often the words stand there. */
  score: number;
  /** First of the sentence's words that were found. */
  at: number;
  sentence: MarkedPart[];
  /** Words as they stand there, for a viewer to look for. */
  find: string;
};

/** Shorter ones are headings, or entries of lists: the place is known by them, but little is said. */
const PROSE_WORDS = 6;

/** Quotation marks ask Pagefind for the exact words. */
const plainQuery = (query: string) => query.replace(/["“”]/g, ' ').replace(/\s+/g, ' ').trim();

/** The beginning that the forms of a word share: 'withhold' of 'withholding', 'tax' of 'tax'. */
const beginningOf = (word: string) => word.slice(0, Math.max(3, word.length - 3));

/** How many words of the query are among those that were found. */
function coveredBy(found: readonly string[], query: string): number {
  const texts = found.map((word) => word.toLowerCase());
  return wordsOf(query).filter((word) => texts.some((text) => text.includes(beginningOf(word)))).length;
}

/** The longest row of found words side by side, without the marks around it. */
function longestRow(words: readonly string[], places: readonly number[]): string {
  let best: number[] = [];
  let row: number[] = [];
  for (const at of places) {
    const isNext = at - 1 === row.at(-1) && wordParts(words[at - 1] ?? '')[2] === '';
    row = isNext ? [...row, at] : [at];
    if (row.length > best.length) best = row;
  }
  return best.map((at) => wordParts(words[at] ?? '')[1]).join(' ');
}

/** What a viewer is to look for: the query where it stands in the text as it is, else the words that were found. */
function findOf({ words, query }: FoundText, stretch: Stretch, places: readonly number[]): string {
  const text = words.slice(stretch.from, stretch.to).join(' ').toLowerCase();
  return text.includes(query.toLowerCase()) ? query : longestRow(words, places);
}

/** A sentence with the places in it that were found. */
type Candidate = { range: Stretch; found: number[]; covered: number; rank: number };

function candidatesIn({ words, query }: FoundText, stretch: Stretch, inside: readonly number[]): Candidate[] {
  return sentencesIn(words, stretch).flatMap((range) => {
    const found = inside.filter((at) => at >= range.from && at < range.to);
    if (found.length === 0) return [];
    const texts = found.map((at) => words[at] ?? '');
    const covered = coveredBy(texts, query);
    return [{ range, found, covered, rank: 2 * covered + (range.to - range.from >= PROSE_WORDS ? 1 : 0) }];
  });
}

/** The best place in a stretch of a text; undefined where nothing was found in it. */
export function bestPlace(whole: FoundText, stretch: Stretch): Place | undefined {
  const text = { ...whole, query: plainQuery(whole.query) };
  const inside = text.found.filter((at) => at >= stretch.from && at < stretch.to);
  const best = candidatesIn(text, stretch, inside).toSorted((a, b) => b.rank - a.rank)[0];
  if (!best) return undefined;
  const { range, found, covered, rank } = best;
  return {
    covered,
    score: rank * 100 + Math.min(inside.length, 99),
    at: found[0] ?? range.from,
    sentence: sentenceParts(text.words, range, stretch.to, new Set(inside)),
    find: findOf(text, stretch, found),
  };
}
