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
export function kindOf(query: string): (page: KindOfPage) => boolean {
  return QUERY_KINDS.find(({ asks }) => asks(query))?.isAnsweredBy ?? (() => false);
}

/** Removes amounts from a query, unless nothing else is left. */
export const withoutAmounts = (query: string): string => query.replace(AMOUNT, ' ').trim() || query;
