import { twinsSchema } from '../../../content/schemas/pages.ts';
import { COLLECTIONS } from './collections.ts';
import { listContentFiles } from './contentFiles.ts';
import { memoizeLoader } from './memoizeLoader.ts';
import { projectRoot } from './projectRoot.ts';
import { readCollection } from './readCollection.ts';

const ENDING = '.sw.json';

/** Checks whether a file is in Kiswahili. */
export const isKiswahiliFile = (file: string): boolean => file.endsWith(ENDING);

/** Checks whether a file translates an English file. */
export const isTwinFile = (file: string): boolean => isKiswahiliFile(file) && file !== COLLECTIONS.kiswahili.file;

/** Matches a translation with its files: content/services.sw.json, content/services.json and content/services/. */
export function isEnglishOf(twinFile: string, file: string): boolean {
  const name = twinFile.slice(0, -ENDING.length);
  return file === `${name}.json` || file.startsWith(`${name}/`);
}

/** Kiswahili texts of content/ by their English texts, both unresolved. */
export const getTwins = memoizeLoader((): ReadonlyMap<string, string> => {
  const files = listContentFiles(projectRoot()).filter(isTwinFile);
  const texts = files.flatMap((file) => readCollection({ file, schema: twinsSchema }).texts);
  return new Map(texts.map(({ en, sw }) => [en, sw]));
});
