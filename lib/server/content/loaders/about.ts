import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cvFrontMatterSchema } from '../../../content/schemas/document.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { projectRoot } from '../source/projectRoot.ts';
import { collectionLoader, readCollection } from '../source/readCollection.ts';

/** The founder: portrait, quotation, biography. */
export const getFounder = collectionLoader(COLLECTIONS.founder);

/** The four values tabs in their order. */
export const getValues = collectionLoader(COLLECTIONS.values);

/** Certifications and registrations. */
export const getAchievements = collectionLoader(COLLECTIONS.achievements);

/** Text of the founder's CV, by its path from the project root. */
export const CV_FILE = 'content/cv.mdx';

/** True where the CV is printed from a text that the firm has not confirmed; false for a PDF that it supplied. */
export function isCvSample(): boolean {
  if (!existsSync(join(/* turbopackIgnore: true */ projectRoot(), CV_FILE))) return false;
  return readCollection({ file: CV_FILE, schema: cvFrontMatterSchema }).placeholder ?? false;
}
