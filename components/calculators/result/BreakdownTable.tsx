import { useSay } from '#words';
import { fromMonth, roundToShillings } from '@/lib/money/amount';
import type { BreakdownRow } from '@/lib/money/breakdown';
import { formatExact, formatTzs } from '@/lib/money/format';
import type { Say } from '@/lib/words/say';
import styles from './BreakdownTable.module.scss';
import { amountInRow, Swatch } from './ResultRows';
import type { ResultSection } from './resultModel';

type Columns = ResultSection['columns'];

/** Heads of the columns of a table's amounts; none where a row has one amount. */
export const headsOf = (columns: Columns, say: Say): readonly string[] =>
  columns === 'periods' ? [say('Month'), say('Year'), say('Day')] : (columns ?? []);

/** Amounts of a row, one a column: its own; month, year and day; or a single amount. */
export function amountsOf({ amount, amounts }: BreakdownRow, columns: Columns): readonly number[] {
  if (amounts || columns !== 'periods') return amounts ?? [amount];
  const { year, day } = fromMonth(amount);
  return [amount, year, day];
}

/** The column of a day's amounts: thirtieths, which add up to no cent. */
const DAY = 2;

function amountTexts(row: BreakdownRow, columns: Columns): string[] {
  const amounts = amountsOf(row, columns);
  if (amounts.length === 1 && row.kind === 'total') return [formatTzs(row.amount, formatExact)];
  return amounts.map((amount, column) =>
    amountInRow(row, columns === 'periods' && column === DAY ? roundToShillings(amount) : amount),
  );
}

type BreakdownTableProps = {
  caption: string;
  isCaptionHidden?: boolean;
  rows: readonly BreakdownRow[];
  columns: Columns;
  /** A bar above the table says the same as its rows. */
  isMarked?: boolean;
};

/**
 * A calculation row by row; each opens to its formula in the visitor's own numbers and the law behind it. Texts of a row stand
 * in elements of their own: React could not add or remove a neighbour of a text that a translator has wrapped.
 */
export function BreakdownTable({ caption, isCaptionHidden, rows, columns, isMarked }: BreakdownTableProps) {
  const heads = headsOf(columns, useSay());
  return (
    <table className={styles.table} data-columns={heads.length || undefined}>
      <caption data-hidden={isCaptionHidden || undefined}>{caption}</caption>
      {heads.length > 0 && (
        <thead>
          <tr>
            <td>TZS</td>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-kind={row.kind}>
            <th scope="row">
              <details className={styles.line}>
                <summary>
                  <span>
                    {isMarked && row.mark && <Swatch tone={row.mark} />}
                    <span>{row.label}</span>{' '}
                    <small>
                      <span>{row.rule}</span>
                    </small>
                  </span>
                </summary>
                <p>{row.formula}</p>
                {row.law && <p>{row.law}</p>}
              </details>
            </th>
            {amountTexts(row, columns).map((amount, column) => (
              <td key={heads[column] ?? ''} data-label={heads[column]}>
                {amount}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
