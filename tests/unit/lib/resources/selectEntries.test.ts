import { resultsFound, selectEntries } from '@/lib/resources/selectEntries';

const ENTRIES = [
  { title: 'Reading a PAYE band', description: 'Five bands of tax.' },
  { title: 'VAT at 16%', description: 'Through the bank.' },
  { title: 'Skills levy', description: 'Counting to ten.' },
];

const titlesOf = (query: string) => selectEntries(ENTRIES, query).map(({ title }) => title);

describe('a search in lists', () => {
  it.each(['paye', 'PAYE', ' Paye '])('finds "%s" in a title, ignoring case', (query) => {
    expect(titlesOf(query)).toEqual(['Reading a PAYE band']);
  });

  it('finds words in a description', () => expect(titlesOf('the bank')).toEqual(['VAT at 16%']));

  it('finds words in any order, across title and description', () => {
    expect(titlesOf('bank vat')).toEqual(['VAT at 16%']);
    expect(titlesOf('bank levy')).toEqual([]);
  });

  it('does not treat the query as a pattern', () => expect(titlesOf('.*')).toEqual([]));

  it('returns all entries in order for an empty query', () => expect(titlesOf('')).toHaveLength(3));
});

describe('the number of results', () => {
  it.each([
    [0, 'Search Results: 0 results found'],
    [1, 'Search Results: 1 result found'],
    [2, 'Search Results: 2 results found'],
  ])('reads for %i: %s', (count, words) => expect(resultsFound(count)).toBe(words));
});
