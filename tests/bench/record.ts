import { readFileSync, writeFileSync } from 'node:fs';
import { type Section, tablesOf } from './report.ts';

const START = '<!-- measured: written by npm run bench -->';
const END = '<!-- /measured -->';
const PART = /<!-- part: ([\w-]+) -->/;

/** The tables of one part of the bench, and in words when and on what they were measured. */
export type MeasuredPart = { part: string; sections: readonly Section[]; machine: string };

/** What stands between the marks: each part's name and its text. */
const partsIn = (text: string): Map<string, string> =>
  new Map(
    text.split(/(?=<!-- part: )/).flatMap((block) => {
      const [, part] = block.match(PART) ?? [];
      return part ? [[part, block.trim()] as const] : [];
    }),
  );

const textOf = ({ part, sections, machine }: MeasuredPart): string =>
  `<!-- part: ${part} -->\n\n${tablesOf(sections)}\n\n${machine}`;

/**
 * A document with the tables of newly measured parts in place of their old ones; other parts keep theirs.
 *
 * @param order names of all parts, as their tables shall follow each other; tables of other names go
 */
export function recordParts(document: string, measured: readonly MeasuredPart[], order: readonly string[]): string {
  const [start, end] = [document.indexOf(START), document.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`There is no place for the tables: expected ${START} and ${END}.`);
  const parts = partsIn(document.slice(start, end));
  for (const one of measured) parts.set(one.part, textOf(one));
  const texts = order.flatMap((part) => parts.get(part) ?? []);
  return `${document.slice(0, start)}${START}\n\n${texts.join('\n\n')}\n\n${document.slice(end)}`;
}

/** Puts the tables of measured parts into a Markdown file. */
export function recordInFile(file: string, measured: readonly MeasuredPart[], order: readonly string[]): void {
  writeFileSync(file, recordParts(readFileSync(file, 'utf8'), measured, order));
}
