import type { BreakdownRow, RowTexts } from '@/lib/money/breakdown';
import { formatAmount, formatTzs } from '@/lib/money/format';
import styles from './BreakdownTable.module.scss';
import type { BreakdownTableModel } from './resultModel';

type BreakdownTableProps = BreakdownTableModel & { texts: RowTexts };

function amountText({ amount, kind }: BreakdownRow): string {
  if (kind === 'total') return formatTzs(amount);
  return `${kind && amount ? '− ' : ''}${formatAmount(amount)}`;
}

/** A calculation row by row; each opens to its formula in the visitor's own numbers and the law behind it. */
export function BreakdownTable({ caption, rows, texts }: BreakdownTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
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
              <td>{amountText(row)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
