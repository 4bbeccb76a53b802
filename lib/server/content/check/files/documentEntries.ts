import { DOCUMENT_CATEGORIES } from '../../../../resources/documentPath.ts';
import { valueAt } from '../../issues/describeValue.ts';
import { COLLECTIONS } from '../../source/collections.ts';
import type { ContentSource } from '../../source/contentSource.ts';
import type { ContentTree } from '../contentTree.ts';

/** Catalogues of documents, with the folders of their texts and downloads. */
export const DOCUMENT_CATALOGUES = [
  ...DOCUMENT_CATEGORIES.map((category) => ({
    catalogue: `content/resources/${category}.json`,
    texts: `content/resources/${category}/`,
    files: `/resources/${category}/`,
  })),
  { catalogue: COLLECTIONS.media.file, texts: 'content/media/', files: '/media/' },
];

type DocumentEntry = {
  /** The catalogue, and the position in it. */
  source: ContentSource;
  index: number;
  id: string;
  /** Path of its text, present or not. */
  textFile: string;
  /** Folder of its download, below public. */
  files: string;
  /** Returns the value of a text field. */
  textAt: (field: string) => string | undefined;
};

/** Returns every entry with an id in the catalogues of documents. */
export function documentEntries(tree: ContentTree): DocumentEntry[] {
  return DOCUMENT_CATALOGUES.flatMap(({ catalogue, texts, files }) => {
    const source = tree.sources.get(catalogue);
    if (!source || !Array.isArray(source.value)) return [];
    return source.value.flatMap((entry: unknown, index): DocumentEntry[] => {
      const textAt = (field: string) => {
        const value = valueAt(entry, [field]);
        return typeof value === 'string' ? value : undefined;
      };
      const id = textAt('id');
      return id === undefined ? [] : [{ source, index, id, textFile: `${texts}${id}.mdx`, files, textAt }];
    });
  });
}
