import type { TeamMember } from '../content/schemas/team.ts';
import { holdsWords } from '../search/holdsWords.ts';

/** Those who lead first, then more years of experience first; equals stay in the order of their file. */
export function orderTeam<Member extends Pick<TeamMember, 'isLeadership' | 'experience'>>(
  members: readonly Member[],
): Member[] {
  return members.toSorted(
    (one, other) => Number(other.isLeadership) - Number(one.isLeadership) || other.experience - one.experience,
  );
}

/** Capitals of a person's first and last names, for a portrait without a photo: 'Neema Example' is 'NE'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
}

/** 'Neema' of 'Neema Example'. */
export const firstNameOf = (name: string): string => name.split(/\s+/)[0] ?? name;

/** What the search reads of a person. */
export type SearchedMember = Pick<TeamMember, 'name' | 'position' | 'specialties'>;

/** True where name, position and specialties hold the words of the query. */
export const matchesMember = ({ name, position, specialties }: SearchedMember, query: string): boolean =>
  holdsWords([name, position, ...specialties], query);

/** Message of a search for screen readers: '1 team member found', '3 team members found'. */
export const countLabel = (count: number): string =>
  count === 1 ? '1 team member found' : `${count} team members found`;
