import type { z } from 'zod';
import { translationsSchema } from '../../../content/schemas/kiswahili.ts';
import type { RateCard } from '../../../tax/rateCard.ts';
import { ContentError, type ContentIssue, type ContentSource } from '../issues/contentIssue.ts';
import { JSON_FILES, TEXTS } from '../source/collections.ts';
import { listContentFiles } from '../source/contentFiles.ts';
import { readSource, readText } from '../source/contentSource.ts';
import { readRateCard } from '../source/readCollection.ts';
import { isTranslationFile } from '../source/translations.ts';
import { type Body, readBody } from './readBody.ts';

/** All of content/, parsed once for the checks. */
export type ContentTree = {
  root: string;
  /** All files below content/, relative to the project root, sorted. */
  files: readonly string[];
  /** Data by file, with unresolved tokens: whole JSON files, or the front matter of MDX files. */
  sources: ReadonlyMap<string, ContentSource>;
  /** Data of Kiswahili files, which the checks of English texts skip. */
  translations: ReadonlyMap<string, ContentSource>;
  bodies: ReadonlyMap<string, Body>;
  card: RateCard | undefined;
  /** Parse errors, and issues of the files that make up the rate card. */
  issues: readonly ContentIssue[];
};

/** Returns the schema for a content file; undefined if it has none. */
export function schemaOf(file: string): z.ZodType | undefined {
  const collection = JSON_FILES.find((candidate) => candidate.file === file);
  if (collection || isTranslationFile(file)) return collection?.schema ?? translationsSchema;
  return file.endsWith('.mdx') ? TEXTS.find(({ folder }) => file.startsWith(folder))?.schema : undefined;
}

function readCard(root: string): Pick<ContentTree, 'card' | 'issues'> {
  try {
    return { card: readRateCard('en', root), issues: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { card: undefined, issues: error.issues };
  }
}

/** Reads and parses all files below content/. */
export function readContentTree(root: string): ContentTree {
  const files = listContentFiles(root);
  const read = (wanted: (file: string) => boolean) =>
    new Map(files.filter(wanted).map((file) => [file, readSource(file, root, true)]));
  const isKiswahili = (file: string) => file.endsWith('.sw.json');
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
    sources: read((file) => !isKiswahili(file) && (file.endsWith('.json') || schemaOf(file) !== undefined)),
    translations: read(isKiswahili),
    bodies: new Map(texts.flatMap((body) => ('nodes' in body ? [[body.file, body]] : []))),
    card,
    issues: [...issues, ...texts.flatMap((body) => ('nodes' in body ? [] : [body]))],
  };
}
