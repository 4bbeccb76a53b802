import { formatExact } from './format.ts';

/** The words of a line of a calculation that do not depend on the input. The server writes them, so that they cost no script. */
export type Line = {
  label: string;
  /** The rule in a few words: '10% of gross'. */
  rule?: string;
  /** The law behind it; absent for plain sums. */
  law?: string;
};

/** The lines of a calculation by the ids of their rows. */
export type Lines<Id extends string = string> = Readonly<Record<Id, Line>>;

/** Colour and pattern of a part of a bar (BarPatterns in components/calculators/layout/ToolPage.tsx). */
export type BarTone = 'action' | 'alert' | 'accent' | 'strong' | 'success' | 'hatched' | 'chart';

/** A row of a calculation: its line with the visitor's figures. */
export type BreakdownRow = Line & {
  /** Names the row among those of its table. */
  id: string;
  amount: number;
  /** Amounts of a table with several columns; `amount` is the last. */
  amounts?: readonly number[];
  /** '800,000 × 10% = 80,000'. */
  formula: string;
  /** Tone of the part of the bar that shows the same amount. */
  mark?: BarTone | undefined;
  /** deduction: subtracted from the rows above; total: ends the table. */
  kind?: 'deduction' | 'total' | undefined;
};

/** Returns a maker of rows: each has the words of its line, but for those that it brings along. */
export const rowsFrom =
  <Id extends string>(lines: Lines<Id>) =>
  (id: Id, row: Omit<BreakdownRow, 'id' | 'label'> & { label?: string }): BreakdownRow => ({
    id,
    ...lines[id],
    ...row,
  });

/**
 * Returns the row before a sum that makes the rounded amounts in sight add up to it; none where they do.
 *
 * @param amounts what rounding leaves of the sum, one a column
 */
export function roundingRow(line: Line, amounts: readonly number[], id = 'cents'): BreakdownRow[] {
  if (amounts.every((amount) => amount === 0)) return [];
  const [amount = 0] = amounts.slice(-1);
  return [{ ...line, id, amount, ...(amounts.length > 1 && { amounts }), formula: formatExact(amount) }];
}

/** Writes an amount as the next term of a sum; nothing where it is 0. */
export const nextTerm = (amount: number): string =>
  amount === 0 ? '' : ` ${amount < 0 ? '−' : '+'} ${formatExact(Math.abs(amount))}`;
