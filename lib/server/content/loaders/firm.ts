import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TeamMember } from '../../../content/schemas/people.ts';
import { cvFrontMatterSchema } from '../../../content/schemas/resources.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { memoizeLoader, projectRoot } from '../source/contentFiles.ts';
import { collectionLoader, readCollection } from '../source/readCollection.ts';

/** The firm: name, address, hours, claims. */
export const getFirm = collectionLoader(COLLECTIONS.firm);

/** The founder: portrait, quotation, biography. */
export const getFounder = collectionLoader(COLLECTIONS.founder);

/** The four values tabs in their order. */
export const getValues = collectionLoader(COLLECTIONS.values);

/** Certifications and registrations. */
export const getAchievements = collectionLoader(COLLECTIONS.achievements);

/** Path of the CV's text from the project root. */
export const CV_FILE = 'content/cv.mdx';

/** Checks whether the CV is printed from an unconfirmed text; false for a PDF of the firm. */
export function isCvSample(): boolean {
  if (!existsSync(join(/* turbopackIgnore: true */ projectRoot(), CV_FILE))) return false;
  return readCollection({ file: CV_FILE, schema: cvFrontMatterSchema }).placeholder ?? false;
}

/** The six award pictures of the gallery. */
export const getAwards = collectionLoader(COLLECTIONS.awards);

/** The affiliations; Home shows the ones with onHome. */
export const getAffiliations = collectionLoader(COLLECTIONS.affiliations);

/** The professional qualifications on Home. */
export const getCredentials = collectionLoader(COLLECTIONS.credentials);

function withFullEmail(member: TeamMember): TeamMember {
  const { email } = member;
  if (email === undefined || email.includes('@')) return member;
  const firm = getFirm().email;
  return { ...member, email: email + firm.slice(firm.lastIndexOf('@')) };
}

/** The team in the order of its file. Throws a ContentError if this file or the firm's has mistakes. */
export const getTeam: () => TeamMember[] = memoizeLoader(() => readCollection(COLLECTIONS.team).map(withFullEmail));

/** Returns the person of the team who leads a service. */
export function getLead(id: string): TeamMember {
  const lead = getTeam().find((member) => member.id === id);
  if (!lead) throw new Error(`content/team.json has no ${id}, whom content/services.json names as lead.`);
  return lead;
}
