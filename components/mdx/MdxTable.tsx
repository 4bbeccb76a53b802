import type { ComponentProps } from 'react';
import styles from './MdxTable.module.scss';

/** A markdown table in a frame of its own that scrolls sideways where the table is wider than the screen. */
export function MdxTable(props: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group that scrolls, not a set of fields.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the arrow keys.
    <div className={styles.frame} role="group" aria-label="Table" tabIndex={0}>
      <table {...props} className={styles.table} />
    </div>
  );
}
