import { countLabel } from '@/lib/team/countLabel';
import { initialsOf } from '@/lib/team/initialsOf';

describe('the initials of a portrait', () => {
  it.each([
    ['Neema Example', 'NE'],
    ['Jacqueline Dubois-Massawe', 'JD'],
    ['Ali bin Said Example', 'AE'],
    ['Neema', 'N'],
    ['neema example', 'NE'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the count that a screen reader hears', () => {
  it.each([
    [1, '1 team member found'],
    [2, '2 team members found'],
    [10, '10 team members found'],
  ])('of %i reads "%s"', (count, words) => {
    expect(countLabel(count)).toBe(words);
  });
});
