import { type ReactNode, useId } from 'react';
import styles from './DataTable.module.scss';

type DataTableColumn = {
  label: ReactNode;
  isNumeric?: boolean;
  /** On phones its cells need no label, since the row's heading explains them. */
  isSelfEvident?: boolean;
};

export type DataTableProps = {
  /** Also the accessible name. */
  caption: string;
  /** Visually hides the caption, if a heading above repeats it. */
  isCaptionHidden?: boolean;
  columns: readonly DataTableColumn[];
  /** Cells in the order of the columns; the first is the row's heading. */
  rows: readonly (readonly ReactNode[])[];
  /**
   * On phones figures scroll sideways next to the row headings, and sentences are stacked. Default: figures if every
   * column but the first is numeric.
   */
  holds?: 'figures' | 'sentences';
};

/** Returns the label of a cell, for stacked sentences whose column headings are out of sight. */
const labelOf = ({ label, isSelfEvident }: DataTableColumn) =>
  typeof label === 'string' && !isSelfEvident ? label : undefined;

/** A table of figures or of sentences, readable on phones. */
export function DataTable(props: DataTableProps) {
  const { caption, isCaptionHidden, columns, rows } = props;
  const captionId = useId();
  const cells = columns.slice(1);
  const isFigures = props.holds ? props.holds === 'figures' : cells.every(({ isNumeric }) => isNumeric);
  // A single cell needs no label beside its row's heading.
  const hasLabels = !isFigures && cells.length > 1;
  // Scrolling regions must be reachable by the arrow keys.
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
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places.
              <th key={index} scope="col" data-numeric={isNumeric || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...values], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold any node and keep no state.
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((column, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
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
