import { join } from 'node:path';
import type { z } from 'zod';
import { pageFrontMatterSchema, twinsSchema } from '../../../content/schemas/pages.ts';
import { cvFrontMatterSchema, documentFrontMatterSchema } from '../../../content/schemas/resources.ts';
import { serviceFrontMatterSchema } from '../../../content/schemas/services.ts';
import { DOCUMENT_CATEGORIES } from '../../../resources/documentPath.ts';
import type { RateCard } from '../../../tax/rateCard.ts';
import { ContentError, type ContentIssue } from '../issues/contentIssue.ts';
import { JSON_FILES } from '../source/collections.ts';
import { listContentFiles } from '../source/contentFiles.ts';
import type { ContentSource } from '../source/contentSource.ts';
import { type Collection, readRateCard, readSource } from '../source/readCollection.ts';
import { readText } from '../source/readText.ts';
import { isKiswahiliFile, isTwinFile } from '../source/twinFiles.ts';
import { type Body, readBody } from './texts/readBody.ts';

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

/** Folder of editors' photos. */
export const PHOTO_FOLDER = 'content/images/';

/** Returns the files in the folder of photos. */
export const photosOf = ({ files }: ContentTree): string[] => files.filter((file) => file.startsWith(PHOTO_FOLDER));

const documentFolders = DOCUMENT_CATEGORIES.map((category) => `content/resources/${category}/`);

/** Returns the schema of a content file's data; undefined if it has none. */
export function schemaOf(file: string): z.ZodType | undefined {
  const collection = JSON_FILES.find((candidate) => candidate.file === file);
  if (collection) return collection.schema;
  if (isTwinFile(file)) return twinsSchema;
  if (!file.endsWith('.mdx')) return undefined;
  if (file.startsWith('content/services/')) return serviceFrontMatterSchema;
  if (file.startsWith('content/pages/')) return pageFrontMatterSchema;
  if (file === 'content/cv.mdx') return cvFrontMatterSchema;
  if (file.startsWith('content/media/')) return documentFrontMatterSchema;
  return documentFolders.some((folder) => file.startsWith(folder)) ? documentFrontMatterSchema : undefined;
}

/** Reads the rate card, or the mistakes of its files. */
function readCard(root: string): Pick<ContentTree, 'card' | 'issues'> {
  try {
    return { card: readRateCard(root), issues: [] };
  } catch (error) {
    if (error instanceof ContentError) return { card: undefined, issues: error.issues };
    throw error;
  }
}

/** Parses the text of an MDX file, or returns why it is unreadable. */
function bodyOf(file: string, root: string): Body | ContentIssue {
  const text = readText(join(root, file), file);
  return typeof text === 'string' ? readBody(file, text) : text;
}

/** Reads every file below content/ once. */
export function readContentTree(root: string): ContentTree {
  const files = listContentFiles(root);
  const { card, issues: cardIssues } = readCard(root);
  const sources = new Map<string, ContentSource>();
  const twins = new Map<string, ContentSource>();
  const bodies = new Map<string, Body>();
  const issues = [...cardIssues];
  for (const file of files.filter((name) => /\.(json|mdx)$/.test(name))) {
    if (file.endsWith('.json') || schemaOf(file))
      (isKiswahiliFile(file) ? twins : sources).set(file, readSource(file, root));
    if (!file.endsWith('.mdx')) continue;
    const body = bodyOf(file, root);
    if ('found' in body) issues.push(body);
    else bodies.set(file, body);
  }
  return { root, files, sources, twins, bodies, card, issues };
}

/** Returns a file with its data; undefined if it is missing or invalid, which other checks report. */
export function validFile<Schema extends z.ZodType>(
  { sources }: Pick<ContentTree, 'sources'>,
  { file, schema }: Collection<Schema>,
): { source: ContentSource; data: z.infer<Schema> } | undefined {
  const source = sources.get(file);
  const read = schema.safeParse(source?.value);
  return source && read.success ? { source, data: read.data } : undefined;
}
