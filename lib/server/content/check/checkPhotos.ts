import { join } from 'node:path';
import { describePath } from '../issues/describeValue.ts';
import type { Mistake } from '../issues/formatMistake.ts';
import { type ContentTree, PHOTO_FOLDER, photosOf } from './contentTree.ts';
import { textsNamed } from './eachField.ts';

/** What every photo is; a wrong one stops the build here and not later, in the middle of making pictures. */
const EXPECTED = { expected: 'a JPEG or PNG picture', example: 'a photo exported anew as JPEG' };

/** The fields that name a photo, each as a mistake; the file itself where none does. */
function mistakesAbout(tree: ContentTree, photo: string, fault: string): Mistake[] {
  const name = photo.slice(PHOTO_FOLDER.length);
  const found = `"${name}", ${fault}`;
  const uses = [...tree.sources.values()].flatMap((source) =>
    textsNamed(source, ['file'])
      .filter(({ value }) => value === name)
      .map(({ path }) => ({
        file: source.file,
        line: source.lineOf(path),
        field: describePath(path, source.value),
        found,
        ...EXPECTED,
      })),
  );
  return uses.length > 0 ? uses : [{ file: photo, line: 1, field: 'the file', found, ...EXPECTED }];
}

/** Finds photos that cannot be read: something else under the name of a photo, or only a part of one. */
export async function checkPhotos(tree: ContentTree): Promise<Mistake[]> {
  const photos = photosOf(tree);
  if (photos.length === 0) return [];
  const { PHOTO_NAME, photoFault } = await import('../../../pictures/photos/readPhoto.ts');
  const mistakes: Mistake[] = [];
  for (const photo of photos.filter((file) => PHOTO_NAME.test(file))) {
    const fault = await photoFault(join(tree.root, photo));
    if (fault !== undefined) mistakes.push(...mistakesAbout(tree, photo, fault));
  }
  return mistakes;
}
