import { containsWords } from '@/lib/search/containsWords';
import { initialsOf, memberSearchText, orderTeam } from '@/lib/site/members';

const member = (name: string, experience: number, isLeadership = false) => ({ name, experience, isLeadership });

const namesOf = (members: { name: string }[]) => members.map(({ name }) => name);

describe('the order of the team', () => {
  it('puts leaders first, regardless of experience', () => {
    expect(namesOf(orderTeam([member('Old hand', 30), member('Leader', 5, true)]))).toEqual(['Leader', 'Old hand']);
  });

  it("keeps the file's order for equals, and does not change the given list", () => {
    const members = [member('First', 4), member('Second', 4), member('Senior', 8)];
    expect(namesOf(orderTeam(members))).toEqual(['Senior', 'First', 'Second']);
    expect(namesOf(members)).toEqual(['First', 'Second', 'Senior']);
  });
});

const MEMBER = { name: 'Neema Example', position: 'Tax Manager', specialties: ['VAT', 'Transfer pricing', 'Payroll'] };

describe('a team search', () => {
  it.each([
    ['the name', 'neema'],
    ['the position', 'manager'],
    ['a specialty', 'transfer'],
    ['a specialty that the card does not show', 'payroll'],
    ['any case and space around it', '  TAX '],
    ['nothing looked for', ''],
  ])('finds a member by %s', (_, query) => expect(containsWords([memberSearchText(MEMBER)], query)).toBe(true));

  it.each(['audit', 'neemaexample', 'VAT audit'])('does not find a member by %s', (query) => {
    expect(containsWords([memberSearchText(MEMBER)], query)).toBe(false);
  });
});

describe('the initials of a portrait', () => {
  it.each([
    ['Neema Example', 'NE'],
    ['Jacqueline Dubois-Massawe', 'JD'],
    ['Ali bin Said Example', 'AE'],
    ['Neema', 'N'],
    ['neema example', 'NE'],
  ])('of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
