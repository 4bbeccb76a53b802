import { languageOf } from '../words/language.ts';
import { kindOf, withoutAmounts } from './queryKind.ts';
import { type PhraseGroups, type QueryTerm, termsOf } from './synonyms.ts';
import { likeness, splitWords } from './words.ts';

/** A page, a person or a sector as the site's search finds it by name. */
export type SearchablePage = {
  href: string;
  title: string;
  /** One or two sentences; searched and shown. */
  text: string;
  /** Group that the visitor may narrow to, such as 'Articles'. */
  group: string;
  /** Where the page belongs, such as 'Services / Tax Services'. */
  place: string;
  /** What visitors type for this page, and other words that find it; not shown. */
  phrases?: string[];
};

/** What the search of pages is made of, as the site serves it. */
export type SiteIndex = { pages: SearchablePage[]; synonyms: PhraseGroups };

type IndexedPage = { page: SearchablePage; names: string[][]; text: string[]; place: string[] };

/** The words of a text that answer one of a query, with how far they do. */
type Answers = (word: string) => number;

/** What a match counts in each field: names are the title and the editors' phrases. */
const WEIGHTS = { name: 3, place: 1, text: 1 };
/** What a page gains when one of its names is the query, begins with a word of it, and holds its words side by side. */
const WHOLE_NAME = 1;
const BEGINNING = 0.25;
const IN_ORDER = 0.5;
/** Tools, services and the firm's own pages before documents about the same thing. */
const GROUP_WEIGHTS: Readonly<Record<string, number>> = { Calculators: 1.15, Services: 1.15, Pages: 1.1 };
/** Pages of the kind that a query asks for: the calendar where it wants a day, tools for a sum, services for help. */
const ASKED_WEIGHT = 1.6;
/** What a page about other years counts where the query names one. */
const OTHER_YEAR_WEIGHT = 0.5;
const YEAR = /\b20\d{2}\b/g;
/** Pages that cover less than this part of what the best one covers share only a common word with the query. */
const LEAST_SHARE = 0.65;

/**
 * Pages in Kiswahili come before English ones where they answer at least this far as well as the best of all. An index of
 * English pages holds no others.
 */
const LEAST_OF_BEST = 0.7;

const indexed = new WeakMap<SiteIndex, IndexedPage[]>();

function indexOf(index: SiteIndex): IndexedPage[] {
  const known = indexed.get(index);
  if (known) return known;
  const made = index.pages.map((page) => ({
    page,
    names: [page.title, ...(page.phrases ?? [])].map(splitWords),
    text: splitWords(page.text),
    place: splitWords(page.place),
  }));
  indexed.set(index, made);
  return made;
}

/** Compares each word of the site with a word of a query once: pages share most of theirs. */
function answersTo(wanted: string): Answers {
  const known = new Map<string, number>();
  return (word) => {
    const value = known.get(word) ?? likeness(word, wanted);
    known.set(word, value);
    return value;
  };
}

type Term = { alternatives: { answers: Answers[]; weight: number }[] };

const toTerm = ({ alternatives }: QueryTerm): Term => ({
  alternatives: alternatives.map(({ words, weight }) => ({ answers: words.map(answersTo), weight })),
});

const best = (words: readonly string[], answers: Answers) => Math.max(0, ...words.map(answers));

/** How well words answer a term: by the weakest word of the alternative that they answer best. */
const answered = (words: readonly string[], { alternatives }: Term) =>
  Math.max(...alternatives.map(({ answers, weight }) => weight * Math.min(...answers.map((one) => best(words, one)))));

/** What the fields of a page make of a term, without its rarity. */
const fieldScore = ({ names, text, place }: IndexedPage, term: Term) =>
  Math.max(
    WEIGHTS.name * Math.max(...names.map((words) => answered(words, term))),
    WEIGHTS.text * answered(text, term),
    WEIGHTS.place * answered(place, term),
  );

/** Of the words of a name, the part that the query asks for; more where it begins as the query does, or reads like it. */
function nameBonus(name: readonly string[], query: string, terms: readonly Term[]): number {
  const wanted = terms.map(({ alternatives }) => alternatives.flatMap(({ answers }) => answers));
  const isAsked = name.map((word) => wanted.some((answers) => answers.some((answer) => answer(word) > 0)));
  const isHeld = wanted.map((answers) => answers.some((answer) => name.some((word) => answer(word) > 0)));
  const share = isAsked.filter(Boolean).length / name.length;
  const held = isHeld.filter(Boolean).length / wanted.length;
  const isInOrder = ` ${name.join(' ')} `.includes(` ${query} `);
  return WHOLE_NAME * held * share ** 2 + (isAsked[0] ? BEGINNING : 0) + (isInOrder ? IN_ORDER : 0);
}

/** What a page counts besides how well its words answer: its group, and the years that it names against those of the query. */
function weightOf({ group, title, href }: SearchablePage, query: string, isAsked: boolean): number {
  const ofGroup = isAsked ? ASKED_WEIGHT : (GROUP_WEIGHTS[group] ?? 1);
  const [wanted, named] = [query.match(YEAR), `${title} ${href}`.match(YEAR)];
  const isOther = wanted !== null && named !== null && !wanted.some((year) => named.includes(year));
  return ofGroup * (isOther ? OTHER_YEAR_WEIGHT : 1);
}

/**
 * Pages by how well title, editors' phrases, description and place answer the query, in any order of its words. A word
 * counts the more, the fewer pages have it; words that no page has count nothing.
 */
export function searchPages(index: SiteIndex, typed: string): SearchablePage[] {
  const query = withoutAmounts(typed);
  const isAsked = kindOf(typed);
  const terms = termsOf(query, index.synonyms).map(toTerm);
  const plain = splitWords(query).join(' ');
  const pages = indexOf(index);
  const scores = terms.map((term) => pages.map((page) => fieldScore(page, term)));
  const rarities = scores.map((row) => {
    const count = row.filter((score) => score > 0).length;
    return count === 0 ? 0 : Math.log(1 + pages.length / count);
  });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const wanted = sum(rarities);
  if (wanted === 0) return [];

  const found = pages.map((entry, at) => {
    const own = scores.map((row) => row[at] ?? 0);
    const covered = sum(rarities.map((rarity, term) => (own[term] ? rarity : 0))) / wanted;
    const bonus = Math.max(...entry.names.map((name) => nameBonus(name, plain, terms)));
    const matched = sum(rarities.map((rarity, term) => rarity * (own[term] ?? 0))) / wanted;
    const score = (matched + bonus * covered) * covered * weightOf(entry.page, typed, isAsked(entry.page));
    return { page: entry.page, covered, score };
  });
  const most = Math.max(...found.map(({ covered }) => covered));
  const highest = Math.max(...found.map(({ score }) => score));
  const isFirst = ({ page, score }: (typeof found)[number]) =>
    languageOf(page.href) === 'sw' && score >= LEAST_OF_BEST * highest;
  return found
    .filter(({ covered }) => covered > 0 && covered >= LEAST_SHARE * most)
    .toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)) || b.score - a.score)
    .map(({ page }) => page);
}

/** Every word by which pages are found, without doubles. */
export const vocabularyOf = (index: SiteIndex): string[] => [
  ...new Set([
    ...indexOf(index).flatMap(({ names, text, place }) => [...names.flat(), ...text, ...place]),
    ...index.synonyms.flat().flatMap(splitWords),
  ]),
];
