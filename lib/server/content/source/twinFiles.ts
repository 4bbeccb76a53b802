import { type Twins, twinsSchema } from '../../../content/schemas/twins.ts';
import { listContentFiles } from './contentFiles.ts';
import { projectRoot } from './projectRoot.ts';
import { readCollection } from './readCollection.ts';

const ENDING = '.sw.json';
const TEXT_ENDING = '.sw.mdx';

/** True for a text in Kiswahili. */
export const isTwinText = (file: string): boolean => file.endsWith(TEXT_ENDING);

/** True for a file that holds the Kiswahili of another one. */
export const isTwinFile = (file: string): boolean => file.endsWith(ENDING) || isTwinText(file);

/** The Kiswahili text of an English page, by the page's path: content/services/taxation.sw.mdx of /services/taxation. */
export const twinTextFile = (path: string): string =>
  `content${path.lastIndexOf('/') === 0 ? '/pages' : ''}${path}${TEXT_ENDING}`;

/** The English file of such a text. */
export const englishTextOf = (file: string): string => `${file.slice(0, -TEXT_ENDING.length)}.mdx`;

/** The English files of such a file: content/services.sw.json is of content/services.json and of what lies below content/services/. */
export function isEnglishOf(twinFile: string, file: string): boolean {
  const name = twinFile.slice(0, -ENDING.length);
  return file === `${name}.json` || file.startsWith(`${name}/`);
}

/** What every such file holds. */
export const readTwinFiles = (): Twins[] =>
  listContentFiles(projectRoot())
    .filter((file) => file.endsWith(ENDING))
    .map((file) => readCollection({ file, schema: twinsSchema }));
