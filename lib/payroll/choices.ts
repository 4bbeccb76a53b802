import { language } from '../words/language.ts';
import { payrollChoiceWords } from '../words/sw/payrollFile.ts';
import type { ColumnId } from './columns.ts';

/** Columns whose cells hold a word of a list. */
const CHOICES: readonly ColumnId[] = ['status', 'fund', 'heslb', 'carOld', 'carClaimed'];

const plain = (text: string) => text.trim().toLowerCase();

/** A word as the sheet holds it, and its Kiswahili. */
type Choice = readonly [word: string, kiswahili: string];

const choiceOf = (column: ColumnId, isOf: (choice: Choice) => boolean): Choice | undefined =>
  CHOICES.includes(column) ? Object.entries(payrollChoiceWords).find(isOf) : undefined;

/** The word of a choice as the sheet holds it, whichever language a file has; any other text as it is. */
export const readChoice = (column: ColumnId, text: string): string =>
  choiceOf(column, ([, kiswahili]) => plain(kiswahili) === plain(text))?.[0] ?? text;

/** The word of a choice as a file of this page has it. */
export const writeChoice = (column: ColumnId, text: string): string =>
  language() === 'sw' ? (choiceOf(column, ([word]) => word === plain(text))?.[1] ?? text) : text;
