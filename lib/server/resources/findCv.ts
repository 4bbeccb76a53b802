import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the founder's CV, below public/. */
const CV_FOLDER = 'cv';

/**
 * Returns the URL of the founder's CV, a PDF of public/cv; undefined if there is none.
 *
 * @param publicFolder folder of files that are served as they are
 */
export function findCv(publicFolder = join(/* turbopackIgnore: true */ process.cwd(), 'public')): string | undefined {
  const folder = join(publicFolder, CV_FOLDER);
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder)
    .filter((name) => name.endsWith('.pdf'))
    .toSorted()
    .at(0);
  return file && `/${CV_FOLDER}/${file}`;
}
