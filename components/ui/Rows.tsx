import type { ReactNode } from 'react';
import styles from './Rows.module.scss';

/** Terms with their descriptions, one per row. */
export function Rows({ rows }: { rows: readonly { term: string; text: ReactNode }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ term, text }) => (
        <div key={term} className={styles.row}>
          {/* Without the space, the search index would join the two words. */}
          <dt>{term}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
