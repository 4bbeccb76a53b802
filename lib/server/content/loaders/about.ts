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

/** Path of the CV's text from the project root. */
export const CV_FILE = 'content/cv.mdx';

/** Checks whether the CV is printed from an unconfirmed text; false for a PDF of the firm. */
export function isCvSample(): boolean {
  if (!existsSync(join(/* turbopackIgnore: true */ projectRoot(), CV_FILE))) return false;
  return readCollection({ file: CV_FILE, schema: cvFrontMatterSchema }).placeholder ?? false;
}
