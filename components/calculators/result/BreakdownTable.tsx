import type { RowTexts } from '@/lib/money/breakdown';
import { BreakdownLine, PERIODS } from './BreakdownLine';
import styles from './BreakdownTable.module.scss';
import type { BreakdownTableModel } from './resultModel';

type BreakdownTableProps = BreakdownTableModel & { texts: RowTexts };

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
        {rows.map((row) => (
          <BreakdownLine key={row.id} row={row} text={texts[row.id]} isMonthly={isMonthly} />
        ))}
      </tbody>
    </table>
  );
}
