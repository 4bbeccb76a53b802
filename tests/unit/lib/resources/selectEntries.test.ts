import { resultsFound, selectEntries } from '@/lib/resources/selectEntries';

const ENTRIES = [
  { title: 'Reading a PAYE band', description: 'Five bands of tax.' },
  { title: 'VAT at 16%', description: 'Through the bank.' },
  { title: 'Skills levy', description: 'Counting to ten.' },
];

const titlesOf = (query: string) => selectEntries(ENTRIES, query).map(({ title }) => title);

describe('a search in the lists', () => {
  it.each(['paye', 'PAYE', ' Paye '])('finds "%s" in a title, upper or lower case', (query) => {
    expect(titlesOf(query)).toEqual(['Reading a PAYE band']);
  });

  it('finds words of a description', () => expect(titlesOf('the bank')).toEqual(['VAT at 16%']));

  it('finds words in any order, in title and description together', () => {
    expect(titlesOf('bank vat')).toEqual(['VAT at 16%']);
    expect(titlesOf('bank levy')).toEqual([]);
  });

  it('is not a pattern', () => expect(titlesOf('.*')).toEqual([]));

  it('keeps all in their order without a word', () => expect(titlesOf('')).toHaveLength(3));
});

describe('the count of results', () => {
  it.each([
    [0, 'Search Results: 0 results found'],
    [1, 'Search Results: 1 result found'],
    [2, 'Search Results: 2 results found'],
  ])('says for %i: %s', (count, words) => expect(resultsFound(count)).toBe(words));
});
