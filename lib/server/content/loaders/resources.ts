import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentFrontMatter, documentFrontMatterSchema } from '../../../content/schemas/resources.ts';
import { type DocumentCategory, documentFolder } from '../../../resources/documentPath.ts';
import { type TextDays, textDays } from '../../../resources/textDays.ts';
import { CALCULATORS } from '../../../site/calculators.ts';
import { COLLECTIONS } from '../source/collections.ts';
import { projectRoot } from '../source/contentFiles.ts';
import { collectionLoader, readCollection } from '../source/readCollection.ts';
import { getFirm } from './firm.ts';

/** Library lists, in file order. */
export const getGuides = collectionLoader(COLLECTIONS.guides);
export const getArticles = collectionLoader(COLLECTIONS.articles);
export const getActs = collectionLoader(COLLECTIONS.acts);
export const getFinanceActs = collectionLoader(COLLECTIONS.financeActs);
export const getVideos = collectionLoader(COLLECTIONS.videos);

const readMedia = collectionLoader(COLLECTIONS.media);

/** A media publication as a library entry. Its category on the media page, such as news, becomes its kind. */
export type Publication = ReturnType<typeof getMedia>[number] & { author?: string; signed?: undefined };

/** Returns the media publications as library entries, in file order. */
export const getMedia = () =>
  readMedia().map(({ category: kind, ...item }) => ({ ...item, category: 'media' as const, kind }));

/** A calculator as a library entry. */
export type Calculator = ReturnType<typeof getCalculators>[number] & { author?: string };

/** Returns the calculators as library entries. */
export const getCalculators = () =>
  CALCULATORS.map(({ id, name: title, summary: description, path: link, group: audience }) => ({
    id,
    title,
    description,
    category: 'calculators' as const,
    link,
    audience,
  }));

/** Returns the path of a document's text, relative to the project root. */
export function documentFile(category: DocumentCategory, id: string): string {
  return `content/${documentFolder(category)}/${id}.mdx`;
}

/**
 * Loads the front matter of a document's text; undefined if the file is missing.
 * @throws ContentError listing all errors in its file
 */
export function getDocument(category: DocumentCategory, id: string): DocumentFrontMatter | undefined {
  const file = documentFile(category, id);
  if (!existsSync(join(/* turbopackIgnore: true */ projectRoot(), file))) return undefined;
  return readCollection({ file, schema: documentFrontMatterSchema }, 'en');
}

/** Returns the dates of publication and last change. */
export const getTextDays = ({ date, updatedOn }: { date: string; updatedOn?: string | undefined }): TextDays =>
  textDays(date, updatedOn, getFirm('en').launchedOn);

/** Accounting and tax terms, in alphabetical order. */
export const getGlossary = collectionLoader(COLLECTIONS.glossary);
