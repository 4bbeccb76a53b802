import { likeness, type PhraseGroups, type QueryTerm, splitWords, termsOf } from './words.ts';

/** An amount of money: input of a tool, not a search word. */
const AMOUNT = /\b\d+(?:[.,]\d+)*\s*(?:million|milioni|billion|laki|elfu|m)\b|\b\d{1,3}(?:,\d{3})+\b|\b\d{5,}\b/gi;

/** Fields that determine the kind of a page. */
type KindOfPage = { href: string; group: string };

type Kind = { asks: (query: string) => boolean; isAnsweredBy: (page: KindOfPage) => boolean };

const says = (words: string) => {
  const pattern = new RegExp(`\\b(?:${words})\\b`, 'i');
  return (query: string) => pattern.test(query);
};

const asksForSum = says('how much|what is left|calculat\\w*|kikokotoo|kiasi gani|ngapi');

/** Kinds of queries with the pages that answer them; the first match counts. */
const QUERY_KINDS: readonly Kind[] = [
  {
    asks: says('when|due|deadline|deadlines|lini|tarehe'),
    isAnsweredBy: ({ href }) => href.startsWith('/calendar'),
  },
  {
    asks: says('help|someone|somebody|need|find|hire|looking for|lawyer|natafuta|nahitaji|msaada'),
    isAnsweredBy: ({ group }) => group === 'Services',
  },
  {
    asks: (query) => asksForSum(query) || query.search(AMOUNT) >= 0,
    isAnsweredBy: ({ group }) => group === 'Calculators',
  },
];

/** Returns a check whether a page has the kind that a query asks for: dates, a person who helps, or a sum. */
function kindOf(query: string): (page: KindOfPage) => boolean {
  return QUERY_KINDS.find(({ asks }) => asks(query))?.isAnsweredBy ?? (() => false);
}

/** Removes amounts from a query, unless nothing else is left. */
const withoutAmounts = (query: string): string => query.replace(AMOUNT, ' ').trim() || query;

/** A page, a person or a sector that the site's search finds by name. */
export type SearchablePage = {
  href: string;
  title: string;
  /** One or two sentences; searched and shown. */
  text: string;
  /** Group for filtering, such as 'Articles'. */
  group: string;
  /** Position in the site, such as 'Services / Tax Services'. */
  place: string;
  /** Phrases that visitors type for this page, and other search words; not shown. */
  phrases?: string[];
};

/** Index of the search of pages, as served. */
export type SiteIndex = { pages: SearchablePage[]; synonyms: PhraseGroups };

type IndexedPage = { page: SearchablePage; names: string[][]; text: string[]; place: string[] };

/** Returns the words of a text that answer a query's word, with their likeness. */
type Answers = (word: string) => number;

/** Weights of the fields: names are the title and the editors' phrases. */
const WEIGHTS = { name: 3, place: 1, text: 1 };
/** Bonuses if a name is the query, begins with a word of it, or contains its words as a phrase. */
const WHOLE_NAME = 1;
const BEGINNING = 0.25;
const IN_ORDER = 0.5;
/** Ranks tools, services and the firm's own pages before documents on the same subject. */
const GROUP_WEIGHTS: Readonly<Record<string, number>> = { Calculators: 1.15, Services: 1.15, Pages: 1.1 };
/** Weight of pages of the kind that a query asks for: the calendar for a day, tools for a sum, services for help. */
const ASKED_WEIGHT = 1.6;
/** Weight of a page about other years, if the query names one. */
const OTHER_YEAR_WEIGHT = 0.5;
const YEAR = /\b20\d{2}\b/g;
/** Pages that cover less than this share of the best page's coverage match only a common word. */
const LEAST_SHARE = 0.65;

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

/** Compares each word of the site with a query's word once: pages share most words. */
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

/** Returns how well words answer a term: by the weakest word of the best alternative. */
const answered = (words: readonly string[], { alternatives }: Term) =>
  Math.max(...alternatives.map(({ answers, weight }) => weight * Math.min(...answers.map((one) => best(words, one)))));

/** Scores the fields of a page for a term, without its rarity. */
const fieldScore = ({ names, text, place }: IndexedPage, term: Term) =>
  Math.max(
    WEIGHTS.name * Math.max(...names.map((words) => answered(words, term))),
    WEIGHTS.text * answered(text, term),
    WEIGHTS.place * answered(place, term),
  );

/** Scores the part of a name that the query asks for; higher if the name begins like the query, or resembles it. */
function nameBonus(name: readonly string[], query: string, terms: readonly Term[]): number {
  const wanted = terms.map(({ alternatives }) => alternatives.flatMap(({ answers }) => answers));
  const isAsked = name.map((word) => wanted.some((answers) => answers.some((answer) => answer(word) > 0)));
  const isHeld = wanted.map((answers) => answers.some((answer) => name.some((word) => answer(word) > 0)));
  const share = isAsked.filter(Boolean).length / name.length;
  const held = isHeld.filter(Boolean).length / wanted.length;
  const isInOrder = ` ${name.join(' ')} `.includes(` ${query} `);
  return WHOLE_NAME * held * share ** 2 + (isAsked[0] ? BEGINNING : 0) + (isInOrder ? IN_ORDER : 0);
}

/** Returns the weight of a page independent of its words: its group, and its years compared with the query's. */
function weightOf({ group, title, href }: SearchablePage, query: string, isAsked: boolean): number {
  const ofGroup = isAsked ? ASKED_WEIGHT : (GROUP_WEIGHTS[group] ?? 1);
  const [wanted, named] = [query.match(YEAR), `${title} ${href}`.match(YEAR)];
  const isOther = wanted !== null && named !== null && !wanted.some((year) => named.includes(year));
  return ofGroup * (isOther ? OTHER_YEAR_WEIGHT : 1);
}

/**
 * Ranks pages by how well title, editors' phrases, description and place answer the query, in any word order. Rare
 * words count more; words that no page has count nothing.
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
  return found
    .filter(({ covered }) => covered > 0 && covered >= LEAST_SHARE * most)
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

/** Returns every searched word, without duplicates. */
export const vocabularyOf = (index: SiteIndex): string[] => [
  ...new Set([
    ...indexOf(index).flatMap(({ names, text, place }) => [...names.flat(), ...text, ...place]),
    ...index.synonyms.flat().flatMap(splitWords),
  ]),
];
