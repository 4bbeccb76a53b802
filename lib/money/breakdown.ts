import type { Say } from '../words/say.ts';
import { fromMonth } from './amount.ts';

/** A row of a calculation with the visitor's figures. Its label and law are in RowTexts. */
export type BreakdownRow = {
  /** Key of its texts. */
  id: string;
  amount: number;
  /** Amounts of a table with several columns; `amount` is the last. */
  amounts?: readonly number[];
  /** '800,000 × 10% = 80,000'. */
  formula: string;
  /** The rule in a few words, if it depends on the input. */
  rule?: string;
  /** deduction: subtracted from the rows above; total: ends the table. */
  kind?: 'deduction' | 'total';
};

/** Texts of a row that depend only on the rates. */
export type RowText = {
  label: string;
  /** The rule in a few words: '10% of gross'. */
  rule: string;
  /** The law behind it; empty for plain sums. */
  law: string;
};

/** Texts by row id. Built on the server and sent to the browser as a prop. */
export type RowTexts = Readonly<Record<string, RowText>>;

/** Formula of a row with the visitor's own entry. */
export const YOUR_FIGURE = 'Your figure.';

/** Returns the headings of the columns of monthly amounts. */
export const periodNames = (say: Say): string[] => [say('Month'), say('Year'), say('Day')];

/** Returns the amounts of a row, one a column: its own; month, year and day; or a single amount. */
export function amountsOf({ amount, amounts }: BreakdownRow, isMonthly: boolean): readonly number[] {
  if (amounts || !isMonthly) return amounts ?? [amount];
  const { year, day } = fromMonth(amount);
  return [amount, year, day];
}
