import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentIssue } from '../issues/contentIssue.ts';
import { isTwinText } from '../source/twinFiles.ts';
import type { ContentTree } from './contentTree.ts';
import { englishLines } from './englishLines.ts';

const COMMAND = 'npm run content:check -- --translated';

/** The comment at the end of a Kiswahili text that keeps the marks of the English lines it was written from. */
const RECORD = /\n*\{\/\* English lines[^\n]*\n([\s\S]*?)\*\/\}\s*$/;

/** The marks that a text keeps, with the line of each. */
function recordOf(text: string): { line: number; mark: string }[] {
  const found = RECORD.exec(text);
  if (!found) return [];
  const marks = found[1]?.trimEnd().split('\n') ?? [];
  const first = text.slice(0, text.indexOf('{/* English lines', found.index)).split('\n').length + 1;
  return marks.map((mark, index) => ({ line: first + index, mark }));
}

/** The words of a mark, without its hash. */
const wordsOf = (mark: string) => `"${mark.replace(/^\S+ ?/, '')}…"`;

/** What has changed in English since a Kiswahili text was read last. */
function changesOf(tree: ContentTree, file: string): ContentIssue[] {
  const record = recordOf(readFileSync(join(tree.root, file), 'utf8'));
  const lines = englishLines(tree, file);
  const known = new Set(record.map(({ mark }) => mark));
  const now = new Set(lines.map(({ mark }) => mark));
  const expected = `its Kiswahili read again, then ${COMMAND} ${file}`;
  const issue = (line: number, found: string): ContentIssue => ({ file, line, field: 'English', found, expected });
  if (record.length === 0) return [issue(1, 'no word of the English lines that it was written from')];
  return [
    ...lines
      .filter(({ mark }) => !known.has(mark))
      .map((line) => issue(record[0]?.line ?? 1, `${wordsOf(line.mark)} new at ${line.file}:${line.line}`)),
    ...record
      .filter(({ mark }) => !now.has(mark))
      .map(({ line, mark }) => issue(line, `${wordsOf(mark)} changed or gone`)),
  ];
}

const twinTexts = ({ twins }: ContentTree) => [...twins.keys()].filter(isTwinText);

/**
 * Finds English lines that have changed since their Kiswahili text was read beside them. They are told and stop no build: whoever
 * writes English need not know Kiswahili.
 */
export const checkTwinTexts = (tree: ContentTree): ContentIssue[] =>
  twinTexts(tree).flatMap((file) => changesOf(tree, file));

/**
 * Keeps in a Kiswahili text that it was read beside the English of now.
 *
 * @throws Error where there is no such text
 */
export function keepTranslated(tree: ContentTree, file: string): void {
  if (!twinTexts(tree).includes(file)) {
    throw new Error(`--translated wants a Kiswahili text, one of:\n${twinTexts(tree).join('\n')}`);
  }
  const path = join(tree.root, file);
  const marks = [...new Set(englishLines(tree, file).map(({ mark }) => mark))];
  const record = `{/* English lines that this was written from; ${COMMAND} <this file> writes them.\n${marks.join('\n')}\n*/}\n`;
  writeFileSync(path, `${readFileSync(path, 'utf8').replace(RECORD, '').trimEnd()}\n\n${record}`);
}
