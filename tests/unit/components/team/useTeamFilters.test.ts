import { filtersFrom, NO_FILTERS, withFilters } from '@/lib/team/teamFilters';

const DEPARTMENTS = ['', 'audit-assurance', 'tax-services'];

describe('team filters in the address', () => {
  it.each([
    ['', NO_FILTERS],
    ['?q=vat', { query: 'vat', department: '' }],
    ['?department=tax-services', { query: '', department: 'tax-services' }],
    ['?q=transfer+pricing&department=tax-services', { query: 'transfer pricing', department: 'tax-services' }],
    ['?department=nowhere&q=vat', { query: 'vat', department: '' }],
  ])('reads "%s"', (search, filters) => {
    expect(filtersFrom(search, DEPARTMENTS)).toEqual(filters);
  });

  it.each([
    ['', { query: ' transfer pricing ', department: '' }, '?q=transfer+pricing'],
    ['', { query: '', department: 'tax-services' }, '?department=tax-services'],
    ['?q=old&department=tax-services', { query: 'new', department: '' }, '?q=new'],
    ['?q=old&department=tax-services', NO_FILTERS, ''],
    ['?from=home', { query: '  ', department: '' }, '?from=home'],
  ])('over "%s" writes %j as "%s"', (search, filters, written) => {
    expect(withFilters(search, filters)).toBe(written);
  });

  it('reads what it wrote', () => {
    const filters = { query: 'R&D + 50%', department: 'tax-services' };
    expect(filtersFrom(withFilters('', filters), DEPARTMENTS)).toEqual(filters);
  });
});
