import type { BreakdownRow, RowTexts } from '@/lib/money/breakdown';
import { amountInRow } from './amountInRow';
import styles from './ResultRows.module.scss';
import type { BarPart } from './resultModel';
import { Swatch } from './Swatch';

type ResultRowsProps = {
  rows: readonly BreakdownRow[];
  texts: RowTexts;
  /** Of the bar above the rows. */
  parts: readonly BarPart[];
};

/** The rows of a calculation without their formulas, each beside its stripe of the bar. */
export function ResultRows({ rows, texts, parts }: ResultRowsProps) {
  return (
    <ul className={styles.rows} role="list">
      {rows.map((row) => {
        const text = texts[row.id];
        const tone = parts.find((part) => part.row === row.id)?.tone;
        return (
          <li key={row.id} data-kind={row.kind}>
            {tone && <Swatch tone={tone} />}
            <span>{text?.label}</span> <strong>{amountInRow(row, row.amount)}</strong>
          </li>
        );
      })}
    </ul>
  );
}
