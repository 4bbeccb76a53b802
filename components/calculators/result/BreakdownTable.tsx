import { Swatch } from '@/components/shared/StackedBar';
import { classNames } from '@/components/ui/classNames';
import { roundToShillings } from '@/lib/money/amount';
import { type BreakdownRow, type Columns, type RoundedRow, roundRows } from '@/lib/money/breakdown';
import { formatExact, formatTzs } from '@/lib/money/format';
import type { Translate } from '@/lib/words/translate';
import styles from './BreakdownTable.module.scss';
import { amountInRow, roundingLine } from './ResultRows';

/** Headings of the amount columns. Empty if each row has a single amount. */
export const headsOf = (columns: Columns, translate: Translate): readonly string[] =>
  columns === 'periods' ? [translate('Month'), translate('Year'), translate('Day')] : (columns ?? []);

const amountTexts = (row: RoundedRow): string[] =>
  row.shown.map((amount) =>
    row.shown.length === 1 && row.kind === 'total' ? formatTzs(amount, formatExact) : amountInRow(row, amount),
  );

type BreakdownTableProps = {
  caption: string;
  isCaptionHidden?: boolean;
  rows: readonly BreakdownRow[];
  columns: Columns;
  /** Shows each row's colour in the bar above the table. */
  isMarked?: boolean;
  translate: Translate;
};

/**
 * A calculation, row by row. Each row expands to its formula with the visitor's own figures; of rows that share a law, the first
 * also shows the law. Each text has an element of its own, because React cannot add or remove the sibling of a text node that a
 * browser translator has wrapped.
 */
export function BreakdownTable({ caption, isCaptionHidden, rows, columns, isMarked, translate }: BreakdownTableProps) {
  const heads = headsOf(columns, translate);
  const rounded = roundRows(rows, columns, roundToShillings, roundingLine(translate));
  return (
    <table
      className={classNames(
        `${styles.table} digits small`,
        heads.length > 0 && styles.columns,
        heads.length === 2 && styles.two,
      )}
    >
      <caption className={isCaptionHidden ? 'visuallyHidden' : undefined}>{caption}</caption>
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
        {rounded.map((row, place) => (
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
                {row.law && rounded.findIndex(({ law }) => law === row.law) === place && <p>{row.law}</p>}
              </details>
            </th>
            {amountTexts(row).map((amount, column) => (
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
