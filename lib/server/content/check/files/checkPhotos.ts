import { join } from 'node:path';
import type { ContentIssue } from '../../issues/contentIssue.ts';
import { fieldIssue } from '../../issues/describeValue.ts';
import { type ContentTree, PHOTO_FOLDER, photosOf } from '../contentTree.ts';
import { textsNamed } from '../eachField.ts';

/** Checked before the build makes pictures. */
const EXPECTED = { expected: 'a JPEG or PNG picture', example: 'a photo exported anew as JPEG' };

/** Builds an issue for every field that names the photo, or one for the file if no field does. */
function issuesAbout(tree: ContentTree, photo: string, fault: string): ContentIssue[] {
  const name = photo.slice(PHOTO_FOLDER.length);
  const found = `"${name}", ${fault}`;
  const uses = [...tree.sources.values()].flatMap((source) =>
    textsNamed(source, ['file'])
      .filter(({ value }) => value === name)
      .map(({ path }) => fieldIssue(source, path, { found, ...EXPECTED })),
  );
  return uses.length > 0 ? uses : [{ file: photo, line: 1, field: 'the file', found, ...EXPECTED }];
}

/** Finds photos that cannot be decoded: files of another type, and incomplete ones. */
export async function checkPhotos(tree: ContentTree): Promise<ContentIssue[]> {
  const photos = photosOf(tree);
  if (photos.length === 0) return [];
  const { PHOTO_NAME, photoFault } = await import('../../../pictures/photos/readPhoto.ts');
  const issues: ContentIssue[] = [];
  for (const photo of photos.filter((file) => PHOTO_NAME.test(file))) {
    const fault = await photoFault(join(tree.root, photo));
    if (fault !== undefined) issues.push(...issuesAbout(tree, photo, fault));
  }
  return issues;
}
