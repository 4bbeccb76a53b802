import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** URL path of the folder with the script of all custom elements, its only file (bundleScripts.ts). */
export const ELEMENTS_FOLDER = '/elements';

/** Returns the URL path of that file. */
export function elementsUrl(): string {
  const [file] = readdirSync(join(process.cwd(), 'public', ELEMENTS_FOLDER));
  return `${ELEMENTS_FOLDER}/${file}`;
}
