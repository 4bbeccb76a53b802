import { MARKED_LIKENESS, type MarkedPart, markWords } from './markedText.ts';
import { likeness, splitWords } from './words.ts';

/** The sentence of a text that best answers a query. */
export type Passage = {
  parts: MarkedPart[];
  /** Exact text in the document, for a viewer to find. */
  find: string;
  /** Weight of the query's words in the text and its heading. */
  covered: number;
  /** Breaks ties of `covered`; higher is better. */
  score: number;
};

/** The typed query, and the weights of its words. */
export type Question = { query: string; weights: ReadonlyMap<string, number> };

/** Weight of a word that occurs only in the heading. */
const IN_HEADING = 0.5;
/** Weight of the query's words as a phrase. */
const AS_TYPED = 0.5;
/** Weight of a rate, an amount or a date, which most questions ask for. */
const FIGURE = 0.2;

/** In words: a label such as 'Skills levy.' belongs to the next sentence; a short sentence is shown with the next. */
const LABEL_WORDS = 4;
const SHORT_WORDS = 12;
/** Maximum length of a passage in words: a phone shows it without scrolling. */
const LONGEST_WORDS = 45;

/** Excludes the full stop of an abbreviation, as in 'Cap. 332' or 'No. 6'. */
const SENTENCE_END = /(?<!\b(?:Cap|Nos?|Art|Regs?|ss?|R\.E))[.!?…][”’")\]]*\s+(?=[“‘"(]?[\p{Lu}\p{N}…])/gu;

const countWords = (text: string) => text.split(/\s+/).length;

/** Splits a text into sentences, each label joined to the next sentence. */
function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ 0: end, index }) => index + end.length);
  const sentences = [0, ...ends].map((start, at) => text.slice(start, ends[at]).trim()).filter(Boolean);
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last === undefined || countWords(last) > LABEL_WORDS) joined.push(sentence);
    else joined[joined.length - 1] = `${last} ${sentence}`;
  }
  return joined;
}

/** Returns the best likeness of a text's words to each word of the question. */
function likenesses(text: string, { weights }: Question): Map<string, number> {
  const words = splitWords(text);
  return new Map(
    [...weights.keys()].map((wanted) => [wanted, Math.max(0, ...words.map((word) => likeness(word, wanted)))]),
  );
}

function rate(sentence: string, inHeading: ReadonlyMap<string, number>, question: Question) {
  const inText = likenesses(sentence, question);
  let [covered, score] = [0, 0];
  for (const [word, weight] of question.weights) {
    const [own = 0, over = 0] = [inText.get(word), inHeading.get(word)];
    if (Math.max(own, over) >= MARKED_LIKENESS) covered += weight;
    score += weight * Math.max(own, IN_HEADING * over);
  }
  const isTyped = question.weights.size > 1 && sentence.toLowerCase().includes(question.query.toLowerCase());
  return { covered, score: score + (isTyped ? AS_TYPED : 0) + (covered > 0 && /\d/.test(sentence) ? FIGURE : 0) };
}

/** Returns the longest phrase of marked words. */
function longestRow(parts: readonly MarkedPart[]): string {
  const text = parts.map((part) => (part.isMarked || part.text === ' ' ? part.text : '\n')).join('');
  const rows = text.split('\n').map((row) => row.trim());
  return rows.reduce(
    (longest, row) => (row && (!longest || countWords(row) > countWords(longest)) ? row : longest),
    '',
  );
}

/** Shortens a long sentence to the words around its first match. */
function shorten(sentence: string, query: string): string {
  const words = sentence.split(/\s+/);
  if (words.length <= LONGEST_WORDS) return sentence;
  const first = words.findIndex((word) => markWords(word, query).some(({ isMarked }) => isMarked));
  const start = Math.max(0, Math.min(first - SHORT_WORDS, words.length - LONGEST_WORDS));
  const end = start + LONGEST_WORDS;
  return `${start > 0 ? '… ' : ''}${words.slice(start, end).join(' ')}${end < words.length ? ' …' : ''}`;
}

/** Returns the passage that best answers a question; undefined if text and heading lack all its words. */
export function findPassage(text: string, heading: string, question: Question): Passage | undefined {
  const inHeading = likenesses(heading, question);
  const sentences = sentencesOf(text);
  const rated = sentences.map((sentence, at) => ({ at, ...rate(sentence, inHeading, question) }));
  const best = rated.toSorted((a, b) => b.covered - a.covered || b.score - a.score)[0];
  if (!best || best.covered === 0) return undefined;
  const sentence = sentences[best.at] ?? '';
  const next = sentences[best.at + 1];
  const isShort = countWords(sentence) < SHORT_WORDS && next !== undefined;
  const shown = shorten(isShort ? `${sentence} ${next}` : sentence, question.query);
  const parts = markWords(shown, question.query);
  const isTyped = shown.toLowerCase().includes(question.query.toLowerCase());
  return { ...best, parts, find: isTyped ? question.query : longestRow(parts) };
}
