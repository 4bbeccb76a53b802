import type { TeamMember } from '../content/schemas/team.ts';

/** What the search reads of a person. */
export type SearchedMember = Pick<TeamMember, 'name' | 'position' | 'specialties'>;

/** True where the name, the position or any one specialty holds the words looked for, upper or lower case. */
export function matchesMember({ name, position, specialties }: SearchedMember, query: string): boolean {
  const wanted = query.trim().toLowerCase();
  return [name, position, ...specialties].some((text) => text.toLowerCase().includes(wanted));
}
