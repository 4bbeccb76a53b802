import { periodNames, type RowTexts } from '@/lib/money/breakdown';
import { say } from '@/lib/words/say';
import { BreakdownLine } from './BreakdownLine';
import styles from './BreakdownTable.module.scss';
import type { BarPart, BreakdownTableModel } from './resultModel';

type BreakdownTableProps = BreakdownTableModel & {
  texts: RowTexts;
  /** Of the bar above the table. */
  parts?: readonly BarPart[];
  /** Visually hides the caption, where the line above says the same. */
  isCaptionHidden?: boolean;
};

/** A calculation row by row; each opens to its formula in the visitor's own numbers and the law behind it. */
export function BreakdownTable(props: BreakdownTableProps) {
  const { caption, isCaptionHidden, rows, isMonthly = false, columns, texts, parts = [] } = props;
  const heads = columns ?? (isMonthly ? periodNames(say) : []);
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
          <BreakdownLine
            key={row.id}
            row={row}
            text={texts[row.id]}
            isMonthly={isMonthly}
            columns={heads}
            tone={parts.find((part) => part.row === row.id)?.tone}
          />
        ))}
      </tbody>
    </table>
  );
}
