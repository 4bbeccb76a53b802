import { type ReactNode, useId } from 'react';
import styles from './DataTable.module.scss';

type DataTableColumn = {
  label: ReactNode;
  isNumeric?: boolean;
  /** On phones its cells need no label, since the head of the row says what they are. */
  isSelfEvident?: boolean;
  /** Each of its cells is a link that names itself: on phones those of a row stand side by side. */
  isLink?: boolean;
};

export type DataTableProps = {
  /** Accessible name too. */
  caption: string;
  /** Visually hides the caption, where a heading above says the same. */
  isCaptionHidden?: boolean;
  columns: readonly DataTableColumn[];
  /** Cells in the order of the columns; the first heads its row. */
  rows: readonly (readonly ReactNode[])[];
  /**
   * On phones figures scroll sideways beside the heads of their rows, and sentences stand below each other. Figures where
   * absent and every column but the first is numeric.
   */
  holds?: 'figures' | 'sentences';
};

/** What a cell is of, where sentences stand below each other and the heads of the columns are out of sight. */
const labelOf = ({ label, isSelfEvident, isLink }: DataTableColumn) =>
  typeof label === 'string' && !isSelfEvident && !isLink ? label : undefined;

/** A table of figures or of sentences, readable on phones. */
export function DataTable(props: DataTableProps) {
  const { caption, isCaptionHidden, columns, rows } = props;
  const captionId = useId();
  const cells = columns.slice(1);
  const isFigures = props.holds ? props.holds === 'figures' : cells.every(({ isNumeric }) => isNumeric);
  // Beside the head of its row a lone cell is no riddle.
  const hasLabels = !isFigures && cells.length > 1;
  // What scrolls must be in reach of the arrow keys.
  const scrolling = isFigures ? { role: 'group', 'aria-labelledby': captionId, tabIndex: 0 } : {};

  return (
    <div className={styles.frame} {...scrolling}>
      <table className={styles.table} data-holds={isFigures ? 'figures' : 'sentences'}>
        <caption id={captionId} className={styles.caption} data-hidden={isCaptionHidden || undefined}>
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
                  data-link={column.isLink || undefined}
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
