import type { z } from 'zod';
import { pageFrontMatterSchema, twinsSchema } from '../../../content/schemas/pages.ts';
import { cvFrontMatterSchema, documentFrontMatterSchema } from '../../../content/schemas/resources.ts';
import { serviceFrontMatterSchema } from '../../../content/schemas/services.ts';
import { DOCUMENT_CATEGORIES } from '../../../resources/documentPath.ts';
import type { RateCard } from '../../../tax/rateCard.ts';
import { ContentError, type ContentIssue, type ContentSource } from '../issues/contentIssue.ts';
import { COLLECTIONS, JSON_FILES } from '../source/collections.ts';
import { listContentFiles } from '../source/contentFiles.ts';
import { readSource, readText } from '../source/contentSource.ts';
import { isTwinFile, readRateCard } from '../source/readCollection.ts';
import { type Body, readBody } from './readBody.ts';

/** All of content/, parsed for the checks. */
export type ContentTree = {
  root: string;
  /** Every file below content/, by its path from the project root, sorted. */
  files: readonly string[];
  /** Data by file, unresolved: whole JSON files, front matter of MDX files. */
  sources: ReadonlyMap<string, ContentSource>;
  /** Data of Kiswahili files; the checks of English texts skip them. */
  twins: ReadonlyMap<string, ContentSource>;
  /** Texts by file. */
  bodies: ReadonlyMap<string, Body>;
  /** The rate card; absent if its files have mistakes. */
  card: RateCard | undefined;
  /** Issues of unparsable files, and of the rate card's files. */
  issues: readonly ContentIssue[];
};

/** Catalogues whose entries have texts, with the folders of these texts. */
export const TEXT_FOLDERS = [
  { catalogue: COLLECTIONS.services.file, folder: 'content/services/' },
  { catalogue: COLLECTIONS.media.file, folder: 'content/media/' },
  ...DOCUMENT_CATEGORIES.map((category) => ({
    catalogue: `content/resources/${category}.json`,
    folder: `content/resources/${category}/`,
  })),
];

const SCHEMAS_OF_TEXTS: Readonly<Record<string, z.ZodType>> = {
  'content/services/': serviceFrontMatterSchema,
  'content/pages/': pageFrontMatterSchema,
  'content/cv.mdx': cvFrontMatterSchema,
};

/** Returns the schema of a content file's data; undefined if it has none. */
export function schemaOf(file: string): z.ZodType | undefined {
  const collection = JSON_FILES.find((candidate) => candidate.file === file);
  if (collection || isTwinFile(file)) return collection?.schema ?? twinsSchema;
  if (!file.endsWith('.mdx')) return undefined;
  const own = Object.entries(SCHEMAS_OF_TEXTS).find(([start]) => file.startsWith(start))?.[1];
  return own ?? (TEXT_FOLDERS.some(({ folder }) => file.startsWith(folder)) ? documentFrontMatterSchema : undefined);
}

/** Reads the rate card, or the mistakes of its files. */
function readCard(root: string): Pick<ContentTree, 'card' | 'issues'> {
  try {
    return { card: readRateCard(root), issues: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { card: undefined, issues: error.issues };
  }
}

/** Reads every file below content/ once. */
export function readContentTree(root: string): ContentTree {
  const files = listContentFiles(root);
  const read = (wanted: (file: string) => boolean) =>
    new Map(files.filter(wanted).map((file) => [file, readSource(file, root)]));
  const isTwin = (file: string) => file.endsWith('.sw.json');
  const texts = files
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => {
      const text = readText(root, file);
      return typeof text === 'string' ? readBody(file, text) : text;
    });
  const { card, issues } = readCard(root);
  return {
    root,
    files,
    sources: read((file) => !isTwin(file) && (file.endsWith('.json') || schemaOf(file) !== undefined)),
    twins: read(isTwin),
    bodies: new Map(texts.flatMap((body) => ('nodes' in body ? [[body.file, body]] : []))),
    card,
    issues: [...issues, ...texts.flatMap((body) => ('nodes' in body ? [] : [body]))],
  };
}
