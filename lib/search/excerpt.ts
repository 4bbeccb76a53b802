import { type MarkedPart, parseMarks, wordsOf } from './markedText.ts';

/** What Pagefind shows of a text: some 30 words around the matches, cut anywhere. HTML, with matches in <mark> elements. */
export type PagefindExcerpt = { excerpt: string; plain_excerpt: string };

/** What a hit shows of a text. */
export type Excerpt = {
  parts: MarkedPart[];
  /** Number of the query's words that are marked. */
  covered: number;
  /** Text as it stands there, for a viewer to find. */
  find: string;
};

/** Quotation marks ask Pagefind for the exact words. */
const plainQuery = (query: string) => query.replace(/["“”]/g, ' ').replace(/\s+/g, ' ').trim();

/** The beginning that the forms of a word share: 'withhold' of 'withholding', 'tax' of 'tax'. */
const beginningOf = (word: string) => word.slice(0, Math.max(3, word.length - 3));

/** How many words of the query are among the marked ones. */
function coveredBy(marked: readonly string[], query: string): number {
  const words = marked.map((text) => text.toLowerCase());
  return wordsOf(query).filter((wanted) => words.some((word) => word.startsWith(beginningOf(wanted)))).length;
}

/** The longest row of matches side by side. */
function longestRow(parts: readonly MarkedPart[]): string {
  const text = parts.map((part) => (part.isMarked || part.text === ' ' ? part.text : '\n')).join('');
  const rows = text.split('\n').map((row) => row.trim());
  return (
    rows.toSorted((a, b) => b.split(' ').length - a.split(' ').length || Number(a === '') - Number(b === ''))[0] ?? ''
  );
}

/** Pagefind marks a word with its punctuation: '<mark>(WCF),</mark>' becomes '(<mark>WCF</mark>),'. */
const trimMarks = (html: string) =>
  html.replace(
    /<mark>((?:&\w+;|[^\p{L}\p{N}<])*)(.*?)((?:&\w+;|[^\p{L}\p{N}<])*)<\/mark>/gu,
    (_, before: string, word: string, after: string) => `${before}${word && `<mark>${word}</mark>`}${after}`,
  );

/** Not the full stop of an abbreviation, as in 'Cap. 332' or 'No. 6'. */
const SENTENCE_END = String.raw`(?<!\b(?:Cap|Nos?|Art|Regs?|ss?|R\.E))[.!?…][”’")\]]*`;
/** Whole sentences before the first match. */
const LEAD_IN = new RegExp(String.raw`^[^<]*${SENTENCE_END}\s+(?=[“‘"(]?(?:<mark>)?[\p{Lu}\p{N}])`, 'u');
/** The end of a sentence, and one after the last match that breaks off. */
const UNFINISHED = new RegExp(String.raw`(${SENTENCE_END})\s(?:(?!${SENTENCE_END}\s)[^<])+$`, 'u');
const FINISHED = new RegExp(`${SENTENCE_END}$`, 'u');
const BETWEEN_SENTENCES = new RegExp(String.raw`(?<=${SENTENCE_END})\s+`, 'u');

/** Longest part of a sentence, in words, that an excerpt is completed with: a phone shows it without scrolling. */
const LONGEST = 25;

const shortOr = (ellipsis: string, part = '') => (part.split(/\s+/).length > LONGEST ? ellipsis : part);

/** Cuts an excerpt to the sentences around its matches, and completes those from the text before and after it. */
function wholeSentences(html: string, before: string, after: string): string {
  const from = html.replace(LEAD_IN, '');
  const text = FINISHED.test(from) ? from : from.replace(UNFINISHED, '$1');
  const start = from === html ? shortOr('… ', before.split(BETWEEN_SENTENCES).at(-1)) : '';
  const end = FINISHED.test(text) ? '' : shortOr(' …', after.split(BETWEEN_SENTENCES)[0]);
  return `${start}${text}${end}`.trim();
}

/**
 * Makes the excerpt of a hit: the whole sentences around the matches.
 *
 * @param content the whole text, as HTML like the excerpt
 */
export function readExcerpt({ excerpt, plain_excerpt }: PagefindExcerpt, content: string, query: string): Excerpt {
  const plain = plainQuery(query);
  const [before = '', ...rest] = content.replace(/\s+/g, ' ').split(plain_excerpt);
  const parts = parseMarks(wholeSentences(trimMarks(excerpt), before, rest.join(plain_excerpt)));
  const text = parts.map((part) => part.text).join('');
  const marked = parts.filter(({ isMarked }) => isMarked).map((part) => part.text);
  return {
    parts,
    covered: coveredBy(marked, plain),
    find: text.toLowerCase().includes(plain.toLowerCase()) ? plain : longestRow(parts),
  };
}
