import type { EvidenceMark } from '../tax/evidence.ts';
import { say } from '../words/say.ts';
import { fromMonth } from './amount.ts';

/** A row of a calculation in the visitor's own numbers. Its label and law stand in RowTexts. */
export type BreakdownRow = {
  /** Key of its texts. */
  id: string;
  amount: number;
  /** Amounts of a table with columns of its own, one each; `amount` is the last of them. */
  amounts?: readonly number[];
  /** '800,000 × 10% = 80,000'. */
  formula: string;
  /** The rule in a few words, where it depends on the input. */
  rule?: string;
  /** deduction: taken off the rows above; total: closes the table. */
  kind?: 'deduction' | 'total';
};

/** Texts of a row that depend on the rates alone. */
export type RowText = {
  label: string;
  /** The rule in a few words: '10% of gross'. */
  rule: string;
  /** The law behind it; empty for plain sums. */
  law: string;
  /** Where nobody here has read the rule in the law. */
  mark?: RowMark | undefined;
};

/** How the rule of a row is known, from the first day of the value that is so known; always where absent. */
export type RowMark = EvidenceMark & { from?: string };

/** Texts by id of the row. Written on the server and sent to the browser as a prop. */
export type RowTexts = Readonly<Record<string, RowText>>;

/** Formula of a row that holds what the visitor entered. */
export const YOUR_FIGURE = 'Your figure.';

/** Names of the columns of monthly amounts. */
export const periodNames = (): string[] => [say('Month'), say('Year'), say('Day')];

/** The amounts of a row, one a column: its own, those of a month, a year and a day, or the only one. */
export function amountsOf({ amount, amounts }: BreakdownRow, isMonthly: boolean): readonly number[] {
  if (amounts || !isMonthly) return amounts ?? [amount];
  const { year, day } = fromMonth(amount);
  return [amount, year, day];
}
