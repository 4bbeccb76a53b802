import type { TeamMember } from '../content/schemas/team.ts';

/** Those who lead first, then more years of experience first; equals keep the order of their file. */
export function orderTeam<Member extends Pick<TeamMember, 'isLeadership' | 'experience'>>(
  members: readonly Member[],
): Member[] {
  return members.toSorted(
    (one, other) => Number(other.isLeadership) - Number(one.isLeadership) || other.experience - one.experience,
  );
}
