import type { TeamMember } from '../../../content/schemas/team.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { readCollection } from '../source/readCollection.ts';
import { getFirm } from './firm.ts';

/** Adds the firm's domain to an e-mail address without a domain. */
function withFullEmail(member: TeamMember): TeamMember {
  const { email } = member;
  if (email === undefined || email.includes('@')) return member;
  const firm = getFirm().email;
  return { ...member, email: email + firm.slice(firm.lastIndexOf('@')) };
}

/** The team in the order of its file. Throws a ContentError if this file or the firm's has mistakes. */
export const getTeam: () => TeamMember[] = memoizeLoader(() => readCollection(COLLECTIONS.team).map(withFullEmail));
