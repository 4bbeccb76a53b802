import { type TwinText, twinTextSchema } from '../../../content/schemas/twins.ts';
import { TEXT_TWINS } from '../../../site/twins.ts';
import { inLanguage } from '../../../words/language.ts';
import { memoizeLoader } from '../source/memoizeLoader.ts';
import { readCollection, readEach } from '../source/readCollection.ts';
import { twinTextFile } from '../source/twinFiles.ts';

/** A text in Kiswahili with the path of its English page. */
export type PlacedTwinText = TwinText & { path: string };

/** Every text in Kiswahili, in the order of lists; its figures are written as Kiswahili writes them. */
export const getTwinTexts: () => PlacedTwinText[] = memoizeLoader(() =>
  inLanguage('sw', () =>
    readEach(TEXT_TWINS, (path) => ({
      ...readCollection({ file: twinTextFile(path), schema: twinTextSchema }),
      path,
    })),
  ),
);

/** The Kiswahili text of an English page. Throws where TEXT_TWINS has none. */
export function getTwinText(path: string): PlacedTwinText {
  const text = getTwinTexts().find((candidate) => candidate.path === path);
  if (!text) throw new Error(`lib/site/twins.ts names no text for ${path}`);
  return text;
}

/** Ids of the Kiswahili texts below a folder of addresses, such as /services. */
export const twinTextIds = (folder: string): string[] =>
  TEXT_TWINS.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));
