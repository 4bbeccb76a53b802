import { fromMonth } from '@/lib/money/amount';
import type { BreakdownRow, RowTexts } from '@/lib/money/breakdown';
import { formatAmount, formatTzs } from '@/lib/money/format';
import styles from './BreakdownTable.module.scss';
import type { BreakdownTableModel } from './resultModel';

type BreakdownTableProps = BreakdownTableModel & { texts: RowTexts };

const PERIODS = ['Month', 'Year', 'Day'] as const;

/** Texts of a row's cells: its amount, or that of a month, a year and a day. */
function amountTexts({ amount, kind }: BreakdownRow, isMonthly: boolean): string[] {
  if (!isMonthly && kind === 'total') return [formatTzs(amount)];
  const { year, day } = fromMonth(amount);
  const sign = kind === 'deduction' && amount ? '− ' : '';
  return (isMonthly ? [amount, year, day] : [amount]).map((value) => sign + formatAmount(value));
}

/** A calculation row by row; each opens to its formula in the visitor's own numbers and the law behind it. */
export function BreakdownTable({ caption, rows, isMonthly = false, texts }: BreakdownTableProps) {
  return (
    <table className={styles.table} data-monthly={isMonthly || undefined}>
      <caption>{caption}</caption>
      {isMonthly && (
        <thead>
          <tr>
            <td>TZS</td>
            {PERIODS.map((period) => (
              <th key={period} scope="col">
                {period}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row) => {
          const text = texts[row.id];
          return (
            <tr key={row.id} data-kind={row.kind}>
              <th scope="row">
                <details>
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
        })}
      </tbody>
    </table>
  );
}
