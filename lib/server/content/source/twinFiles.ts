import { type Twins, twinsSchema } from '../../../content/schemas/twins.ts';
import { listContentFiles } from './contentFiles.ts';
import { projectRoot } from './projectRoot.ts';
import { readCollection } from './readCollection.ts';

const ENDING = '.sw.json';

/** True for a file that holds the Kiswahili of another one. */
export const isTwinFile = (file: string): boolean => file.endsWith(ENDING);

/** The English files of such a file: content/services.sw.json is of content/services.json and of what lies below content/services/. */
export function isEnglishOf(twinFile: string, file: string): boolean {
  const name = twinFile.slice(0, -ENDING.length);
  return file === `${name}.json` || file.startsWith(`${name}/`);
}

/** What every such file holds. */
export const readTwinFiles = (): Twins[] =>
  listContentFiles(projectRoot())
    .filter(isTwinFile)
    .map((file) => readCollection({ file, schema: twinsSchema }));
