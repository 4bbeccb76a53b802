import { fromMonth, roundToCents, roundToShillings, sumExactly } from './amount.ts';
import { formatExact } from './format.ts';

/** The words of a line of a calculation that do not depend on the input. The server writes them, so they cost no script. */
export type BreakdownLine = {
  label: string;
  /** The rule in a few words: '10% of gross'. */
  rule?: string;
  /** The law behind it. Plain sums have none. */
  law?: string;
};

/** The lines of a calculation by the ids of their rows. */
export type BreakdownLines<Id extends string = string> = Readonly<Record<Id, BreakdownLine>>;

/** Colour and pattern of a part of a bar (components/shell/BarPatterns.tsx). */
export type BarTone = 'action' | 'alert' | 'accent' | 'strong' | 'success' | 'hatched' | 'chart';

/** Rounds amounts: to shillings for screen and paper, to cents for files. */
export type Rounding = (amount: number) => number;

/** A row of a calculation: its line with the visitor's figures. */
export type BreakdownRow = BreakdownLine & {
  /** Identifies the row within its table. */
  id: string;
  /** Unrounded. */
  amount: number;
  /** Amounts of a table with several columns. */
  amounts?: (round: Rounding) => readonly number[];
  /** The visitor's own figure, shown as it was typed. */
  isTyped?: boolean;
  /** '800,000 × 10% = 80,000'. Rows that add up others make theirs themselves. */
  formula?: string;
  /** Ids of the rows above that it adds up. Deductions, and ids after a minus, are subtracted. */
  sumOf?: readonly string[];
  /** What rounding leaves of a sum that is in another table. */
  isRounding?: boolean;
  /** Tone of the part of the bar that shows the same amount. */
  mark?: BarTone | undefined;
  /** deduction: subtracted from the rows above. total: ends the table. */
  kind?: 'deduction' | 'total' | undefined;
};

/** Returns a function that makes rows. Each has the words of its line unless it brings its own. */
export const rowsFrom =
  <Id extends string>(lines: BreakdownLines<Id>) =>
  (id: Id, row: Omit<BreakdownRow, 'id' | 'label'> & { label?: string }): BreakdownRow => ({
    id,
    ...lines[id],
    ...row,
  });

/** A row with rounded amounts, one per column. */
export type RoundedRow = Omit<BreakdownRow, 'amount' | 'amounts'> & { shown: readonly number[] };

/** Columns of a table: headings of the rows' own amounts, or month, year and day. Absent if each row has one amount. */
export type Columns = readonly string[] | 'periods' | undefined;

function roundedAmounts({ amount, amounts, isTyped }: BreakdownRow, columns: Columns, round: Rounding): number[] {
  if (amounts) return amounts(round).map(round);
  const own = isTyped ? roundToCents(amount) : round(amount);
  if (columns !== 'periods') return [own];
  const { year, day } = fromMonth(amount);
  return [own, round(year), round(day)];
}

/** Writes a sum of rounded amounts: '800,000 − 80,000 = 720,000'. Its last term is what rounding leaves. */
function sumInWords(amounts: readonly number[], sum: number): string {
  const missing = sumExactly(sum, ...amounts.map((amount) => -amount));
  const terms = [...amounts, ...(missing === 0 ? [] : [missing])].map((amount, index) => {
    const sign = amount < 0 ? '−' : '+';
    return index === 0 ? formatExact(amount) : ` ${sign} ${formatExact(Math.abs(amount))}`;
  });
  return `${terms.join('')} = ${formatExact(sum)}`;
}

/** Writes a sum in whole shillings. */
export const shillingsInWords = (amounts: readonly number[], sum: number): string =>
  sumInWords(amounts.map(roundToShillings), roundToShillings(sum));

/**
 * Rounds each amount of the rows once. If the rounded rows do not add up to their sum, a row before it makes up the difference.
 *
 * @param rounding label and rule of that row
 */
export function roundRows(
  rows: readonly BreakdownRow[],
  columns: Columns,
  round: Rounding,
  rounding: BreakdownLine,
): RoundedRow[] {
  const rounded = rows.map((row): RoundedRow => ({ ...row, shown: roundedAmounts(row, columns, round) }));
  const byId = new Map(rounded.map((row) => [row.id, row]));
  const differenceRow = (id: string, shown: readonly number[]): RoundedRow[] =>
    shown.every((amount) => amount === 0) ? [] : [{ ...rounding, id, shown }];
  return rounded.flatMap((row) => {
    if (row.isRounding) return differenceRow(row.id, row.shown);
    if (!row.sumOf) return [row];
    const terms = row.sumOf.map((id) => {
      const term = byId.get(id.replace(/^-/, ''));
      const sign = (id.startsWith('-') ? -1 : 1) * (term?.kind === 'deduction' ? -1 : 1);
      return (term?.shown ?? []).map((amount) => sign * amount);
    });
    const termsIn = (column: number) => terms.map((term) => term[column] ?? 0);
    const missing = row.shown.map((sum, column) => sumExactly(sum, ...termsIn(column).map((amount) => -amount)));
    const formula = row.formula ?? sumInWords(termsIn(0), row.shown[0] ?? 0);
    return [...differenceRow(`rounding-${row.id}`, missing), { ...row, formula }];
  });
}
