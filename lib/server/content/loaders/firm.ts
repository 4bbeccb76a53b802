import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TeamMember } from '../../../content/schemas/people.ts';
import { cvFrontMatterSchema } from '../../../content/schemas/resources.ts';
import { domainOf } from '../../../enquiry/normalise.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader, projectRoot } from '../source/contentFiles.ts';
import { collectionLoader, readCollection, translatedLoader } from '../source/readCollection.ts';

/** Information about the firm, one file each. The fields are described in lib/content/schemas/firm.ts and people.ts. */
export const getFirm = translatedLoader(COLLECTIONS.firm);
export const getFounder = translatedLoader(COLLECTIONS.founder);
export const getValues = collectionLoader(COLLECTIONS.values);
export const getAchievements = collectionLoader(COLLECTIONS.achievements);
export const getAwards = collectionLoader(COLLECTIONS.awards);
export const getAffiliations = collectionLoader(COLLECTIONS.affiliations);
export const getCredentials = collectionLoader(COLLECTIONS.credentials);

/** Path of the CV's text, relative to the project root. */
export const CV_FILE = 'content/cv.mdx';

/** Checks whether the CV is generated from an unconfirmed text; false if the firm supplied the PDF. */
export function isCvSample(): boolean {
  if (!existsSync(join(/* turbopackIgnore: true */ projectRoot(), CV_FILE))) return false;
  return readCollection({ file: CV_FILE, schema: cvFrontMatterSchema }, 'en').placeholder ?? false;
}

function withFullEmail(member: TeamMember): TeamMember {
  const { email } = member;
  if (email === undefined || email.includes('@')) return member;
  return { ...member, email: `${email}@${domainOf(getFirm('en').email)}` };
}

/** Team members, in file order. Throws a ContentError if the team's or the firm's file has errors. */
export const getTeam: () => TeamMember[] = memoizeLoader(() =>
  readCollection(COLLECTIONS.team, 'en').map(withFullEmail),
);

/** Returns the team member who leads a service. */
export function getLead(id: string): TeamMember {
  const lead = getTeam().find((member) => member.id === id);
  if (!lead) throw new Error(`content/team.json has no ${id}, whom content/services.json names as lead.`);
  return lead;
}
