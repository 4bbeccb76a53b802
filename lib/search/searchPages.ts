import { type PhraseGroups, type QueryTerm, similarity, splitWords, termsOf } from './words.ts';

/** An amount of money, which is input for a calculator and not a search term. */
const AMOUNT = /\b\d+(?:[.,]\d+)*\s*(?:million|milioni|billion|laki|elfu|m)\b|\b\d{1,3}(?:,\d{3})+\b|\b\d{5,}\b/gi;

/** Removes amounts from a query, unless nothing else would be left. */
const withoutAmounts = (query: string): string => query.replace(AMOUNT, ' ').trim() || query;

/** A page, person or sector in the site search. */
export type SearchablePage = {
  href: string;
  title: string;
  /** One or two sentences, searched and displayed. */
  text: string;
  /** Group for filtering, such as 'Articles'. */
  group: string;
  /** Breadcrumb, such as 'Services / Tax Services'. */
  place: string;
  /** Phrases and other search terms that lead visitors to this page; not displayed. */
  phrases?: string[];
};

/** The page search index, as served. */
export type SiteIndex = { pages: SearchablePage[]; synonyms: PhraseGroups };

type IndexedPage = { page: SearchablePage; names: string[][]; text: string[] };

type Answers = (word: string) => number;

/** Weight of names (the title and the editors' phrases); text and place have weight 1. */
const NAME_WEIGHT = 3;
/** Bonuses for a name that equals the query, or contains its words as a phrase. */
const WHOLE_NAME = 1;
const IN_ORDER = 0.5;
/** Ranks tools, services and the firm's own pages above documents on the same subject. */
const GROUP_WEIGHTS: Readonly<Record<string, number>> = { Calculators: 1.15, Services: 1.15, Pages: 1.1 };
/** Pages with less than this share of the best page's coverage match only a common word. */
const LEAST_SHARE = 0.65;

const indexed = new WeakMap<SiteIndex, IndexedPage[]>();

function indexOf(index: SiteIndex): IndexedPage[] {
  const known = indexed.get(index);
  if (known) return known;
  const made = index.pages.map((page) => ({
    page,
    names: [page.title, ...(page.phrases ?? [])].map(splitWords),
    text: splitWords(`${page.text} ${page.place}`),
  }));
  indexed.set(index, made);
  return made;
}

/** Caches each site word's similarity to a query word, because pages share most words. */
function answersTo(wanted: string): Answers {
  const known = new Map<string, number>();
  return (word) => {
    const value = known.get(word) ?? similarity(word, wanted);
    known.set(word, value);
    return value;
  };
}

type Term = { alternatives: { answers: Answers[]; weight: number }[] };

const toTerm = ({ alternatives }: QueryTerm): Term => ({
  alternatives: alternatives.map(({ words, weight }) => ({ answers: words.map(answersTo), weight })),
});

const best = (words: readonly string[], answers: Answers) => Math.max(0, ...words.map(answers));

/** Returns how well words match a term: the score of the weakest word of the best alternative. */
const answered = (words: readonly string[], { alternatives }: Term) =>
  Math.max(...alternatives.map(({ answers, weight }) => weight * Math.min(...answers.map((one) => best(words, one)))));

/** Scores a page's fields for a term, before weighting by rarity. */
const fieldScore = ({ names, text }: IndexedPage, term: Term) =>
  Math.max(NAME_WEIGHT * Math.max(...names.map((words) => answered(words, term))), answered(text, term));

/** Scores how much of a name the query covers, with a bonus for close matches. */
function nameBonus(name: readonly string[], query: string, terms: readonly Term[]): number {
  const wanted = terms.map(({ alternatives }) => alternatives.flatMap(({ answers }) => answers));
  const isAsked = name.map((word) => wanted.some((answers) => answers.some((answer) => answer(word) > 0)));
  const isHeld = wanted.map((answers) => answers.some((answer) => name.some((word) => answer(word) > 0)));
  const share = isAsked.filter(Boolean).length / name.length;
  const held = isHeld.filter(Boolean).length / wanted.length;
  const isInOrder = ` ${name.join(' ')} `.includes(` ${query} `);
  return WHOLE_NAME * held * share ** 2 + (isInOrder ? IN_ORDER : 0);
}

/**
 * Ranks pages by how well title, editors' phrases, description and place match the query, in any word order. Rare words
 * count more, and words that no page contains count nothing.
 */
export function searchPages(index: SiteIndex, typed: string): SearchablePage[] {
  const query = withoutAmounts(typed);
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
    const score = (matched + bonus * covered) * covered * (GROUP_WEIGHTS[entry.page.group] ?? 1);
    return { page: entry.page, covered, score };
  });
  const most = Math.max(...found.map(({ covered }) => covered));
  return found
    .filter(({ covered }) => covered > 0 && covered >= LEAST_SHARE * most)
    .toSorted((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

/** Returns all searchable words, without duplicates. */
export const vocabularyOf = (index: SiteIndex): string[] => [
  ...new Set([
    ...indexOf(index).flatMap(({ names, text }) => [...names.flat(), ...text]),
    ...index.synonyms.flat().flatMap(splitWords),
  ]),
];
