import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentFrontMatter, documentFrontMatterSchema } from '../../../content/schemas/document.ts';
import type { DocumentCategory } from '../../../resources/documentPath.ts';
import { type TextDays, textDays } from '../../../resources/textDays.ts';
import { projectRoot } from '../source/projectRoot.ts';
import { readCollection } from '../source/readCollection.ts';
import { getFirm } from './firm.ts';

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
  return getFrontMatter(documentFile(category, id));
}

/** Front matter of a text that becomes a document; undefined where there is no such file. Throws as getDocument does. */
export function getFrontMatter(file: string): DocumentFrontMatter | undefined {
  if (!existsSync(join(/* turbopackIgnore: true */ projectRoot(), file))) return undefined;
  return readCollection({ file, schema: documentFrontMatterSchema });
}

/** When a document was published and last changed. */
export const getTextDays = ({ date, updatedOn }: { date: string; updatedOn?: string | undefined }): TextDays =>
  textDays(date, updatedOn, getFirm().launchedOn);
