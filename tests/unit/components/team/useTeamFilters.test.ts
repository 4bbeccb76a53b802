import { readTeamFilters, type TeamFilters, writeTeamFilters } from '@/components/team/TeamDirectory';

const urlOf = (query: string) => new URL(`https://firm.example/team${query}`);
const read = (query: string) => readTeamFilters(urlOf(query), ['', 'audit-assurance', 'tax-services']);
const write = (query: string, filters: TeamFilters) => {
  const url = urlOf(query);
  writeTeamFilters(url, filters);
  return url.search;
};

it.each([
  ['', { query: '', department: '' }],
  ['?q=vat', { query: 'vat', department: '' }],
  ['?q=+transfer+pricing&department=tax-services', { query: 'transfer pricing', department: 'tax-services' }],
  ['?department=nowhere&q=vat', { query: 'vat', department: '' }],
])('the filters of the team in “%s” are %j', (query, filters) => expect(read(query)).toEqual(filters));

it.each([
  ['', { query: '', department: 'tax-services' }, '?department=tax-services'],
  ['?q=old&department=tax-services', { query: 'new', department: '' }, '?q=new'],
  ['?from=home&q=old', { query: '', department: '' }, '?from=home'],
  ['', { query: 'R&D + 50%', department: '' }, '?q=R%26D+%2B+50%25'],
])('written over “%s” the filters %j are “%s”', (query, filters, written) => {
  expect(write(query, filters)).toBe(written);
});
