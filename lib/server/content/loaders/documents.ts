import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentFrontMatter, documentFrontMatterSchema } from '../../../content/schemas/document.ts';
import type { DocumentCategory } from '../../../resources/documentPath.ts';
import { type TextDays, textDays } from '../../../resources/textDays.ts';
import { projectRoot } from '../source/projectRoot.ts';
import { readCollection } from '../source/readCollection.ts';
import { getFirm } from './firm.ts';

/** Returns the path from the project root of a document's text. */
export function documentFile(category: DocumentCategory, id: string): string {
  return `content/resources/${category}/${id}.mdx`;
}

/**
 * Reads the front matter of a document's text; undefined if it has none.
 *
 * @throws ContentError that lists every mistake in its file
 */
export function getDocument(category: DocumentCategory, id: string): DocumentFrontMatter | undefined {
  return getFrontMatter(documentFile(category, id));
}

/** Reads the front matter of a printed text; undefined if the file is missing. Throws like getDocument. */
export function getFrontMatter(file: string): DocumentFrontMatter | undefined {
  if (!existsSync(join(/* turbopackIgnore: true */ projectRoot(), file))) return undefined;
  return readCollection({ file, schema: documentFrontMatterSchema });
}

/** Returns the days of publication and last change. */
export const getTextDays = ({ date, updatedOn }: { date: string; updatedOn?: string | undefined }): TextDays =>
  textDays(date, updatedOn, getFirm().launchedOn);
