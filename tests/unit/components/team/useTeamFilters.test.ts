import { readTeamFilters, type TeamFilters, writeTeamFilters } from '@/components/team/useTeamFilters';

const BASE = 'https://firm.example/team';
const read = (query: string) => readTeamFilters(new URL(BASE + query), ['', 'audit-assurance', 'tax-services']);
const write = (query: string, filters: TeamFilters) => {
  const url = new URL(BASE + query);
  writeTeamFilters(url, filters);
  return url.search;
};

describe('team filters in a URL', () => {
  it.each([
    ['', { query: '', department: '' }],
    ['?q=vat', { query: 'vat', department: '' }],
    ['?department=tax-services', { query: '', department: 'tax-services' }],
    ['?q=+transfer+pricing&department=tax-services', { query: 'transfer pricing', department: 'tax-services' }],
    ['?department=nowhere&q=vat', { query: 'vat', department: '' }],
  ])('are read from "%s"', (query, filters) => {
    expect(read(query)).toEqual(filters);
  });

  it.each([
    ['', { query: '', department: 'tax-services' }, '?department=tax-services'],
    ['?q=old&department=tax-services', { query: 'new', department: '' }, '?q=new'],
    ['?from=home&q=old', { query: '', department: '' }, '?from=home'],
  ])('over "%s" %j is written as "%s"', (query, filters, written) => {
    expect(write(query, filters)).toBe(written);
  });

  it('are read as they were written', () => {
    const filters = { query: 'R&D + 50%', department: 'tax-services' };
    expect(read(write('', filters))).toEqual(filters);
  });
});
