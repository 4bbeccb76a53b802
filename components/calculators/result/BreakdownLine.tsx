import { fromMonth } from '@/lib/money/amount';
import type { BreakdownRow, RowText } from '@/lib/money/breakdown';
import { formatAmount, formatTzs } from '@/lib/money/format';
import styles from './BreakdownLine.module.scss';

/** Columns of monthly amounts. */
export const PERIODS = ['Month', 'Year', 'Day'] as const;

type BreakdownLineProps = { row: BreakdownRow; text: RowText | undefined; isMonthly: boolean };

/** Texts of a row's cells: its amount, or that of a month, a year and a day. */
function amountTexts({ amount, kind }: BreakdownRow, isMonthly: boolean): string[] {
  if (!isMonthly && kind === 'total') return [formatTzs(amount)];
  const { year, day } = fromMonth(amount);
  const sign = kind === 'deduction' && amount ? '− ' : '';
  return (isMonthly ? [amount, year, day] : [amount]).map((value) => sign + formatAmount(value));
}

/** A row of a BreakdownTable, which opens to its formula and the law behind it. */
export function BreakdownLine({ row, text, isMonthly }: BreakdownLineProps) {
  return (
    <tr data-kind={row.kind}>
      <th scope="row">
        <details className={styles.line}>
          <summary>
            <span>
              {text?.label} <small>{row.rule ?? text?.rule}</small>
            </span>
          </summary>
          <p>{row.formula}</p>
          {text?.law && <p>{text.law}</p>}
        </details>
      </th>
      {amountTexts(row, isMonthly).map((amount, column) => (
        <td key={PERIODS[column]}>{amount}</td>
      ))}
    </tr>
  );
}
