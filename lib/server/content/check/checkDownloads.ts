import { DOCUMENT_CATEGORIES } from '../../../resources/documentPath.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { fieldIssue, valueAt } from '../issues/describeValue.ts';
import { COLLECTIONS } from '../source/collections.ts';
import type { ContentTree } from './contentTree.ts';
import { textsNamed } from './eachField.ts';

/** Catalogues whose entries visitors download, with the public folder of their files. */
const DOWNLOAD_FOLDERS = [
  ...DOCUMENT_CATEGORIES.map((category) => ({
    catalogue: `content/resources/${category}.json`,
    folder: `/resources/${category}/`,
  })),
  { catalogue: COLLECTIONS.media.file, folder: '/media/' },
];

/** Finds downloads that are not named after the id of their entry. */
export function checkDownloads(tree: ContentTree): ContentIssue[] {
  return DOWNLOAD_FOLDERS.flatMap(({ catalogue, folder }) => {
    const source = tree.sources.get(catalogue);
    if (!source) return [];
    return textsNamed(source, ['downloadUrl']).flatMap(({ path, value }) => {
      const id = valueAt(source.value, [...path.slice(0, -1), 'id']);
      const ending = /\.[a-z]+$/.exec(value)?.[0] ?? '.pdf';
      const expected = `${folder}${String(id)}${ending}`;
      if (typeof id !== 'string' || value === expected) return [];
      return [fieldIssue(source, path, { found: `"${value}"`, expected: `"${expected}", after its id` })];
    });
  });
}
