import type { TeamMember } from '../../../content/schemas/team.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeInProduction } from '../source/memoizeInProduction.ts';
import { readCollection } from '../source/readCollection.ts';
import { getFirm } from './firm.ts';

/** An address without a domain is one of the firm's own, whose domain stands in its file alone. */
function withWholeAddress(member: TeamMember): TeamMember {
  const { email } = member;
  if (email === undefined || email.includes('@')) return member;
  const firm = getFirm().email;
  return { ...member, email: email + firm.slice(firm.lastIndexOf('@')) };
}

/** The people of the firm in the order of their file. Throws a ContentError where it or the firm's has mistakes. */
export const getTeam: () => TeamMember[] = memoizeInProduction(() =>
  readCollection(COLLECTIONS.team).map(withWholeAddress),
);
