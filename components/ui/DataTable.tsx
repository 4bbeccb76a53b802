import { type ReactNode, useId } from 'react';
import styles from './DataTable.module.scss';

type DataTableColumn = {
  label: ReactNode;
  isNumeric?: boolean;
  /** On phones the cells have no label, because the row heading explains them. */
  isSelfEvident?: boolean;
};

export type DataTableProps = {
  /** Also the table's accessible name. */
  caption: string;
  /** For a caption that repeats the heading above it. */
  isCaptionHidden?: boolean;
  columns: readonly DataTableColumn[];
  /** Cells in column order; the first cell is the row heading. */
  rows: readonly (readonly ReactNode[])[];
  /**
   * On phones, figures scroll sideways beside sticky row headings, and sentences are stacked. Default: figures if every column but
   * the first is numeric.
   */
  holds?: 'figures' | 'sentences';
};

/** Labels a stacked cell, since phones do not show the column headings. */
const labelOf = ({ label, isSelfEvident }: DataTableColumn) =>
  typeof label === 'string' && !isSelfEvident ? label : undefined;

/** A table that stays readable on phones. */
export function DataTable(props: DataTableProps) {
  const { caption, isCaptionHidden, columns, rows } = props;
  const captionId = useId();
  const cells = columns.slice(1);
  const isFigures = props.holds ? props.holds === 'figures' : cells.every(({ isNumeric }) => isNumeric);
  // A row's only other cell needs no label.
  const hasLabels = !isFigures && cells.length > 1;
  // Scrollable regions must be operable by keyboard.
  const scrolling = isFigures ? { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 } : {};

  return (
    <div className={styles.frame} {...scrolling}>
      <table className={styles.table} data-holds={isFigures ? 'figures' : 'sentences'}>
        <caption id={captionId} className={isCaptionHidden ? 'visuallyHidden' : `${styles.caption} ui strong`}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ label, isNumeric }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are never reordered.
              <th key={index} scope="col" data-numeric={isNumeric || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows can be any node and keep no state.
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((column, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the column identifies the cell.
                  key={index}
                  data-numeric={column.isNumeric || undefined}
                  data-label={hasLabels ? labelOf(column) : undefined}
                >
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
