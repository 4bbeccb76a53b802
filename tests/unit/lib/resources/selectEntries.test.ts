import { matchesQuery, resultsFound, selectEntries, yearsOf } from '@/lib/resources/selectEntries';

const PAYE = { title: 'Reading a PAYE band', description: 'Five bands of tax.', date: '2024-02-01' };
const VAT = { title: 'VAT at 16%', description: 'Through the bank.', date: '2025-09-02' };
const LEVY = { title: 'Skills levy', description: 'Counting to ten.', date: '2025-03-14' };
const ENTRIES = [PAYE, VAT, LEVY];

const titlesOf = (filter: Partial<Parameters<typeof selectEntries>[1]>) =>
  selectEntries(ENTRIES, { query: '', year: '', sort: 'newest', ...filter }).map(({ title }) => title);

describe('a search in the lists', () => {
  it.each(['paye', 'PAYE', ' Paye '])('finds "%s" in a title, upper or lower case', (query) => {
    expect(titlesOf({ query })).toEqual(['Reading a PAYE band']);
  });

  it('finds words of a description', () => expect(matchesQuery(VAT, 'the bank')).toBe(true));

  it('finds words in any order, in title and description together', () => {
    expect(matchesQuery(VAT, 'bank vat')).toBe(true);
    expect(matchesQuery(VAT, 'bank levy')).toBe(false);
  });

  it('is not a pattern', () => expect(titlesOf({ query: '.*' })).toEqual([]));
});

describe('year and order', () => {
  it('keeps the entries of a year', () => expect(titlesOf({ year: '2025' })).toEqual(['VAT at 16%', 'Skills levy']));

  it.each([
    ['newest', ['VAT at 16%', 'Skills levy', 'Reading a PAYE band']],
    ['oldest', ['Reading a PAYE band', 'Skills levy', 'VAT at 16%']],
    ['title', ['Reading a PAYE band', 'Skills levy', 'VAT at 16%']],
  ] as const)('orders by %s', (sort, titles) => expect(titlesOf({ sort })).toEqual(titles));

  it('keeps the order of the file for entries of one day', () => {
    const sameDay = ['b', 'a', 'c'].map((title) => ({ title, description: '', date: '2025-01-01' }));
    const selected = selectEntries(sameDay, { query: '', year: '', sort: 'newest' });
    expect(selected.map(({ title }) => title)).toEqual(['b', 'a', 'c']);
  });

  it('lists each year once, the newest first', () => expect(yearsOf(ENTRIES)).toEqual(['2025', '2024']));
});

describe('the count of results', () => {
  it.each([
    [0, 'Search Results: 0 results found'],
    [1, 'Search Results: 1 result found'],
    [2, 'Search Results: 2 results found'],
  ])('says for %i: %s', (count, words) => expect(resultsFound(count)).toBe(words));
});
