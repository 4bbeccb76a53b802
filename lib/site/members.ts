import type { TeamMember } from '../content/schemas/people.ts';
import { holdsWords } from '../search/holdsWords.ts';

/** Sorts leaders first, then by years of experience; the sort is stable. */
export function orderTeam<Member extends Pick<TeamMember, 'isLeadership' | 'experience'>>(
  members: readonly Member[],
): Member[] {
  return members.toSorted(
    (one, other) =>
      Number(other.isLeadership ?? false) - Number(one.isLeadership ?? false) ||
      (other.experience ?? 0) - (one.experience ?? 0),
  );
}

/** Returns the initials of a person's first and last names, for a portrait without a photo: 'Neema Example' is 'NE'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
}

export type SearchedMember = Pick<TeamMember, 'name' | 'position' | 'specialties'>;

/** Checks whether name, position and specialties contain the words of the query. */
export const matchesMember = ({ name, position, specialties = [] }: SearchedMember, query: string): boolean =>
  holdsWords([name, position, ...specialties], query);

/** Returns the message of a search for screen readers: '1 team member found', '3 team members found'. */
export const countLabel = (count: number): string =>
  count === 1 ? '1 team member found' : `${count} team members found`;
