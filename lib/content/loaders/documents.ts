import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readCollection } from '../readCollection.ts';
import { type DocumentFrontMatter, documentFrontMatterSchema } from '../schemas/document.ts';

/** The categories of the library whose entries have a text of their own. */
export const DOCUMENT_CATEGORIES = ['guides', 'articles', 'acts', 'finance-act'] as const;

export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

/** Path from the project root of the text of a guide, article, act or Finance Act. */
export function documentFile(category: DocumentCategory, id: string): string {
  return `content/resources/${category}/${id}.mdx`;
}

/**
 * Front matter of the text of a guide, article, act or Finance Act; undefined where it has no text.
 *
 * @throws ContentError that lists every mistake in its file
 */
export function getDocument(category: DocumentCategory, id: string): DocumentFrontMatter | undefined {
  const file = documentFile(category, id);
  if (!existsSync(join(/* turbopackIgnore: true */ projectRoot(), file))) return undefined;
  return readCollection({ file, schema: documentFrontMatterSchema });
}
