import { amountsOf, type BreakdownRow, type RowText } from '@/lib/money/breakdown';
import { formatTzs } from '@/lib/money/format';
import { amountInRow } from './amountInRow';
import styles from './BreakdownLine.module.scss';
import type { BarTone } from './resultModel';
import { Swatch } from './Swatch';

type BreakdownLineProps = {
  row: BreakdownRow;
  text: RowText | undefined;
  isMonthly: boolean;
  /** Of the table; one amount stands in each. */
  columns: readonly string[];
  /** Of the row's stripe in the bar above the table. */
  tone: BarTone | undefined;
};

/** Texts of a row's cells: its amount; amounts in the table's own columns; or amounts a month, a year and a day. */
function amountTexts(row: BreakdownRow, isMonthly: boolean): string[] {
  const amounts = amountsOf(row, isMonthly);
  if (amounts.length === 1 && row.kind === 'total') return [formatTzs(row.amount)];
  return amounts.map((amount) => amountInRow(row, amount));
}

/**
 * A row of a BreakdownTable, which opens to its formula and the law behind it. Its texts stand in elements of their own: React
 * could not add or remove a neighbour of a text that a translator has wrapped.
 */
export function BreakdownLine({ row, text, isMonthly, columns, tone }: BreakdownLineProps) {
  return (
    <tr data-kind={row.kind}>
      <th scope="row">
        <details className={styles.line}>
          <summary>
            <span>
              {tone && <Swatch tone={tone} />}
              <span>{text?.label}</span>{' '}
              <small>
                <span>{row.rule ?? text?.rule}</span>
              </small>
            </span>
          </summary>
          <p>{row.formula}</p>
          {text?.law && <p>{text.law}</p>}
        </details>
      </th>
      {amountTexts(row, isMonthly).map((amount, column) => (
        <td key={columns[column] ?? ''} data-label={columns[column]}>
          {amount}
        </td>
      ))}
    </tr>
  );
}
