import { matchesMember } from '@/lib/team/matchesMember';

const MEMBER = { name: 'Neema Example', position: 'Tax Manager', specialties: ['VAT', 'Transfer pricing', 'Payroll'] };

describe('a team search', () => {
  it.each([
    ['the name', 'neema'],
    ['the position', 'manager'],
    ['a specialty', 'transfer'],
    ['a specialty that the card does not show', 'payroll'],
    ['any case and space around it', '  TAX '],
    ['nothing looked for', ''],
  ])('finds a member by %s', (_, query) => {
    expect(matchesMember(MEMBER, query)).toBe(true);
  });

  it.each(['audit', 'neemaexample', 'VAT Transfer'])('does not find one by %s', (query) => {
    expect(matchesMember(MEMBER, query)).toBe(false);
  });
});
