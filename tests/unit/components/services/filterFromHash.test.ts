import { filterFromHash } from '@/components/services/useServiceFilter';

describe('filterFromHash', () => {
  it.each([
    ['#audit', 'audit'],
    ['#business', 'business'],
    ['#tax', 'tax'],
    ['#advisory', 'advisory'],
    ['', 'all'],
    ['#', 'all'],
    ['#all', 'all'],
    ['#content', 'all'],
    ['#Tax', 'all'],
    ['#tax-litigation', 'all'],
    ['tax', 'all'],
  ])('%j means %s', (hash, filter) => {
    expect(filterFromHash(hash)).toBe(filter);
  });
});
