import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** URL path of the folder that contains only the custom elements' script (bundleScripts.ts). */
export const ELEMENTS_FOLDER = '/elements';

/** Returns the script's URL path. */
export function elementsUrl(): string {
  const [file] = readdirSync(join(process.cwd(), 'public', ELEMENTS_FOLDER));
  return `${ELEMENTS_FOLDER}/${file}`;
}
