import { englishPath } from '../site/twins.ts';

/** An amount of money: it is what a tool is to work with, and tells no page from another. */
const AMOUNT = /\b\d+(?:[.,]\d+)*\s*(?:million|milioni|billion|laki|elfu|m)\b|\b\d{1,3}(?:,\d{3})+\b|\b\d{5,}\b/gi;

/** What tells the kind of a page. */
type KindOfPage = { href: string; group: string };

type Kind = { asks: (query: string) => boolean; isAnsweredBy: (page: KindOfPage) => boolean };

const says = (words: string) => {
  const pattern = new RegExp(`\\b(?:${words})\\b`, 'i');
  return (query: string) => pattern.test(query);
};

const asksForSum = says('how much|what is left|calculat\\w*|kikokotoo|kiasi gani|ngapi');

/** What a query wants besides its words, and the pages that give it; the first that holds counts. */
const KINDS: readonly Kind[] = [
  {
    asks: says('when|due|deadline|deadlines|lini|tarehe'),
    isAnsweredBy: ({ href }) => englishPath(href).startsWith('/calendar'),
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

/** Tells of a page whether it is of the kind that a query asks for: dates, a person who helps, or a sum. */
export function kindOf(query: string): (page: KindOfPage) => boolean {
  return KINDS.find(({ asks }) => asks(query))?.isAnsweredBy ?? (() => false);
}

/** A query without its amounts; the query itself where it holds nothing else. */
export const withoutAmounts = (query: string): string => query.replace(AMOUNT, ' ').trim() || query;
