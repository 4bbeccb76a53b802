import { fromMonth, roundToCents, roundToShillings, sumExactly } from './amount.ts';
import { formatExact } from './format.ts';

/**
 * Texts of a calculation line that do not depend on the input. They are rendered on the server, so they add nothing to the
 * script.
 */
export type BreakdownLine = {
  label: string;
  /** Short description of the rule: '10% of gross'. */
  rule?: string;
  /** Legal basis. Plain sums have none. */
  law?: string;
};

/** Texts of calculation lines, by row id. */
export type BreakdownLines<Id extends string = string> = Readonly<Record<Id, BreakdownLine>>;

/** Colour and pattern of a bar segment (components/shell/BarPatterns.tsx). */
export type BarTone = 'action' | 'alert' | 'accent' | 'strong' | 'success' | 'hatched' | 'chart';

/** Rounding function: whole shillings for screen and paper, cents for files. */
export type Rounding = (amount: number) => number;

/** A row of a calculation: its texts and the visitor's figures. */
export type BreakdownRow = BreakdownLine & {
  /** Unique within the table. */
  id: string;
  /** Unrounded. */
  amount: number;
  /** Amounts for a table with several columns. */
  amounts?: (round: Rounding) => readonly number[];
  /** Entered by the visitor, and shown as typed. */
  isTyped?: boolean;
  /** '800,000 × 10% = 80,000'. Omitted for sums, whose formula is generated. */
  formula?: string;
  /** Ids of earlier rows to add. Deductions, and ids prefixed with a minus, are subtracted. */
  sumOf?: readonly string[];
  /** Rounding difference of a sum in another table. */
  isRounding?: boolean;
  /** Tone of the bar segment that shows the same amount. */
  mark?: BarTone | undefined;
  /** deduction: subtracted from the rows above. total: last row of the table. */
  kind?: 'deduction' | 'total' | undefined;
};

/** Returns a row factory. Rows take their texts from the lines unless they override them. */
export const rowsFrom =
  <Id extends string>(lines: BreakdownLines<Id>) =>
  (id: Id, row: Omit<BreakdownRow, 'id' | 'label'> & { label?: string }): BreakdownRow => ({
    id,
    ...lines[id],
    ...row,
  });

/** A row with one rounded amount per column. */
export type RoundedRow = Omit<BreakdownRow, 'amount' | 'amounts'> & { shown: readonly number[] };

/** Table columns: headings for each row's own amounts, or month, year and day. Undefined if rows have a single amount. */
export type Columns = readonly string[] | 'periods' | undefined;

function roundedAmounts({ amount, amounts, isTyped }: BreakdownRow, columns: Columns, round: Rounding): number[] {
  if (amounts) return amounts(round).map(round);
  const own = isTyped ? roundToCents(amount) : round(amount);
  if (columns !== 'periods') return [own];
  const { year, day } = fromMonth(amount);
  return [own, round(year), round(day)];
}

/** Formats a sum of rounded amounts: '800,000 − 80,000 = 720,000'. The last term is the rounding difference. */
function sumInWords(amounts: readonly number[], sum: number): string {
  const missing = sumExactly(sum, ...amounts.map((amount) => -amount));
  const terms = [...amounts, ...(missing === 0 ? [] : [missing])].map((amount, index) => {
    const sign = amount < 0 ? '−' : '+';
    return index === 0 ? formatExact(amount) : ` ${sign} ${formatExact(Math.abs(amount))}`;
  });
  return `${terms.join('')} = ${formatExact(sum)}`;
}

/** Formats a sum in whole shillings. */
export const shillingsInWords = (amounts: readonly number[], sum: number): string =>
  sumInWords(amounts.map(roundToShillings), roundToShillings(sum));

/**
 * Rounds each amount once. If the rounded rows do not add up to a total, a rounding row is inserted before it.
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
