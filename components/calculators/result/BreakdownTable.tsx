import { periodNames, type RowTexts } from '@/lib/money/breakdown';
import { BreakdownLine } from './BreakdownLine';
import styles from './BreakdownTable.module.scss';
import type { BreakdownTableModel } from './resultModel';

type BreakdownTableProps = BreakdownTableModel & { texts: RowTexts };

/** A calculation row by row; each opens to its formula in the visitor's own numbers and the law behind it. */
export function BreakdownTable({ caption, rows, isMonthly = false, columns, texts }: BreakdownTableProps) {
  const heads = columns ?? (isMonthly ? periodNames() : []);
  return (
    <table className={styles.table} data-columns={heads.length || undefined}>
      <caption>{caption}</caption>
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
          <BreakdownLine key={row.id} row={row} text={texts[row.id]} isMonthly={isMonthly} columns={heads} />
        ))}
      </tbody>
    </table>
  );
}
