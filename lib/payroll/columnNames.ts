import { payrollFileWords } from '../words/sw/payrollFile.ts';
import { COLUMNS, type ColumnId } from './columns.ts';

/** Name of a column for comparison: its letters and digits alone, so that 'Basic Pay (TZS)' is found. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/\(.*?\)|\btzs\b|\btshs?\b/g, '')
    .replace(/[^a-z0-9%]/g, '');

const BY_NAME = new Map<string, ColumnId>(
  COLUMNS.flatMap((column) => {
    const names: readonly string[] = 'otherNames' in column ? column.otherNames : [];
    return [column.header, payrollFileWords[column.header], column.id, ...names].map((name): [string, ColumnId] => [
      plain(name),
      column.id,
    ]);
  }),
);

/** The column that a heading names, or undefined. */
export const columnNamed = (heading: string): ColumnId | undefined => BY_NAME.get(plain(heading));

/** Allowances that have columns of their own in many sheets. */
const ALLOWANCES =
  /allowances?$|^(?:posho|marupurupu)|^(?:transport|housing|meals?|lunch|airtime|communication|hardship|commuter)$/;

/** True for the heading of one of several allowances, such as 'House Allowance'. */
export const isAllowance = (heading: string): boolean => ALLOWANCES.test(plain(heading));
