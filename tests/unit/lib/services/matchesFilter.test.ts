import { type FilteredService, matchesFilter, type ServiceFilter } from '@/lib/services/matchesFilter';

const TAXATION: FilteredService = {
  category: 'tax',
  searchText: 'Taxation Returns filed on time VAT and PAYE worked out each month',
};

describe('matchesFilter', () => {
  it.each<[ServiceFilter, boolean]>([
    ['all', true],
    ['tax', true],
    ['audit', false],
    ['business', false],
    ['advisory', false],
  ])('with the category %s and no search: %s', (filter, isShown) => {
    expect(matchesFilter(TAXATION, filter, '')).toBe(isShown);
  });

  it.each([
    ['a word of the title', 'Taxation', true],
    ['a word of the description', 'paye', true],
    ['part of a word', 'filed on ti', true],
    ['capitals where the text has none', 'RETURNS', true],
    ['small letters where the text has capitals', 'vat', true],
    ['a word among spaces', '  month ', true],
    ['spaces alone', '   ', true],
    ['a word that the service has nowhere', 'audit', false],
    ['signs with a meaning in patterns', '.*', false],
  ])('searching %s', (_title, query, isShown) => {
    expect(matchesFilter(TAXATION, 'all', query)).toBe(isShown);
  });

  it('asks for both the category and the words', () => {
    expect(matchesFilter(TAXATION, 'audit', 'vat')).toBe(false);
    expect(matchesFilter(TAXATION, 'tax', 'audit')).toBe(false);
  });
});
