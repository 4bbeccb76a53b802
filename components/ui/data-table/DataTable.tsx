import { type ReactNode, useId } from 'react';
import styles from './DataTable.module.scss';

export type DataTableProps = {
  /** Accessible name too. */
  caption: string;
  /** Visually hides the caption, where a heading above says the same. */
  isCaptionHidden?: boolean;
  columns: readonly { label: ReactNode; isNumeric?: boolean }[];
  /** Cells in the order of the columns; the first heads its row. */
  rows: readonly (readonly ReactNode[])[];
};

/** A table that scrolls sideways in its own frame on phones. */
export function DataTable({ caption, isCaptionHidden, columns, rows }: DataTableProps) {
  const captionId = useId();

  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the arrow keys.
    <div className={styles.frame} role="group" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
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
          {rows.map((cells, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold any node and keep no state.
            <tr key={index}>
              {columns.map(({ isNumeric }, column) => {
                const Cell = column === 0 ? 'th' : 'td';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column.
                  <Cell key={column} scope={column === 0 ? 'row' : undefined} data-numeric={isNumeric || undefined}>
                    {cells[column]}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
