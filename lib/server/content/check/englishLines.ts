import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { valueAt } from '../issues/describeValue.ts';
import { type ContentSource, FRONT_MATTER } from '../source/contentSource.ts';
import { englishTextOf } from '../source/twinFiles.ts';
import type { ContentTree } from './contentTree.ts';
import { eachField } from './eachField.ts';

/** A line of an English text, and where it stands. `mark` changes with every word of it and begins like it. */
export type EnglishLine = { file: string; line: number; mark: string };

/** Fields that visitors read; a Kiswahili text has the same, or says them in its own way. */
const READ_FIELDS = ['title', 'description', 'summary', 'deadlines', 'documents', 'deliverables'];

/** Words by which a mark lets a reader know the line again. */
const KEPT_WORDS = 8;

/** Eight signs of the line's hash, and its first words without what would end the comment that keeps them. */
function markOf(line: string): string {
  const hash = createHash('sha256').update(line.trim()).digest('hex').slice(0, 8);
  const words = line.match(/[\p{L}\p{N}][^\s*/|{}<>[\]]*/gu) ?? [];
  return [hash, ...words.slice(0, KEPT_WORDS)].join(' ');
}

/** The texts of a file's data below a path, in the fields that are read. */
function linesOfFields(source: ContentSource | undefined, depth: number, first?: PropertyKey): EnglishLine[] {
  if (!source) return [];
  return [...eachField(source)].flatMap(({ path, value }) => {
    const isWanted = READ_FIELDS.includes(String(path[depth])) && (first === undefined || path[0] === first);
    if (!isWanted || typeof value !== 'string') return [];
    return [{ file: source.file, line: source.lineOf(path), mark: markOf(value) }];
  });
}

/** Title and description of a text whose list holds them: content/resources/articles.json of what lies in articles/. */
function linesOfEntry(tree: ContentTree, file: string): EnglishLine[] {
  const [, folder = '', id = ''] = /^(.*)\/([^/]+)\.mdx$/.exec(file) ?? [];
  const list = tree.sources.get(`${folder}.json`);
  const entries: unknown[] = Array.isArray(list?.value) ? list.value : [];
  const index = entries.findIndex((entry) => valueAt(entry, ['id']) === id);
  return index < 0 ? [] : linesOfFields(list, 1, index);
}

/**
 * Every line that visitors read of the English text behind a Kiswahili one: of its list, its front matter, and its text, where a
 * line is a heading, a paragraph, a point of a list or a row of a table.
 */
export function englishLines(tree: ContentTree, twinFile: string): EnglishLine[] {
  const file = englishTextOf(twinFile);
  if (!tree.files.includes(file)) return [];
  const text = readFileSync(join(tree.root, file), 'utf8');
  const frontMatter = FRONT_MATTER.exec(text)?.[0] ?? '';
  const before = frontMatter.split('\n').length - 1;
  const inText = text
    .slice(frontMatter.length)
    .split('\n')
    .flatMap((line, index) => (/\p{L}/u.test(line) ? [{ file, line: before + index + 1, mark: markOf(line) }] : []));
  return [...linesOfEntry(tree, file), ...linesOfFields(tree.sources.get(file), 0), ...inText];
}
