import type { TeamMember } from '../../../content/schemas/team.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { readCollection } from '../source/readCollection.ts';
import { getFirm } from './firm.ts';

/** Completes an e-mail address without a domain by that of the firm's own. */
function withFullEmail(member: TeamMember): TeamMember {
  const { email } = member;
  if (email === undefined || email.includes('@')) return member;
  const firm = getFirm().email;
  return { ...member, email: email + firm.slice(firm.lastIndexOf('@')) };
}

/** The people of the firm in the order of their file. Throws a ContentError where it or the firm's has mistakes. */
export const getTeam: () => TeamMember[] = memoizeLoader(() => readCollection(COLLECTIONS.team).map(withFullEmail));
