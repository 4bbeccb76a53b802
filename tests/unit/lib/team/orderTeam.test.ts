import { orderTeam } from '@/lib/team/orderTeam';

const member = (name: string, experience: number, isLeadership = false) => ({ name, experience, isLeadership });

const namesOf = (members: { name: string }[]) => members.map(({ name }) => name);

describe('the order of the team', () => {
  it('puts those who lead first, however short their experience', () => {
    expect(namesOf(orderTeam([member('Old hand', 30), member('Leader', 5, true)]))).toEqual(['Leader', 'Old hand']);
  });

  it('then puts more experience first', () => {
    const members = [member('Three', 3), member('Twelve', 12), member('Nine', 9)];
    expect(namesOf(orderTeam(members))).toEqual(['Twelve', 'Nine', 'Three']);
  });

  it('also orders several leaders by experience', () => {
    const members = [member('Junior partner', 11, true), member('Founder', 24, true), member('Clerk', 2)];
    expect(namesOf(orderTeam(members))).toEqual(['Founder', 'Junior partner', 'Clerk']);
  });

  it('keeps the order of the file for equals and leaves the list it was given alone', () => {
    const members = [member('First', 4), member('Second', 4), member('Senior', 8)];
    expect(namesOf(orderTeam(members))).toEqual(['Senior', 'First', 'Second']);
    expect(namesOf(members)).toEqual(['First', 'Second', 'Senior']);
  });
});
