import type { Founder, TeamMember } from '../content/schemas/people.ts';
import { fragmentOf } from '../text/fragmentOf.ts';

/** Sorts leaders first, then by years of experience. The sort is stable. */
export function orderTeam<Member extends Pick<TeamMember, 'isLeadership' | 'experience'>>(
  members: readonly Member[],
): Member[] {
  return members.toSorted(
    (one, other) =>
      Number(other.isLeadership ?? false) - Number(one.isLeadership ?? false) ||
      (other.experience ?? 0) - (one.experience ?? 0),
  );
}

/** Returns a person's initials, for a portrait without a photo: 'Neema Example' is 'NE'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words.at(0), words.length > 1 ? words.at(-1) : ''];
  return (first.charAt(0) + last.charAt(0)).toUpperCase();
}

/** Words for years of experience: '1 year experience'. */
export const experienceText = (years: number): string => `${years} ${years === 1 ? 'year' : 'years'} experience`;

/** Returns the founder as a member of the team, for the same portrait. The id is the name, as in the team's file. */
export const founderMember = ({ name, image }: Pick<Founder, 'name' | 'image'>) => ({
  id: fragmentOf(name),
  department: 'Leadership' as const,
  image,
});

/** Returns the text that the team search matches: name, position and specialties. */
export const memberSearchText = ({
  name,
  position,
  specialties = [],
}: Pick<TeamMember, 'name' | 'position' | 'specialties'>) => [name, position, ...specialties].join('\n');
