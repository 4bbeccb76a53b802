import styles from './Rows.module.scss';

/** Terms and what is said about each, one per row. */
export function Rows({ rows }: { rows: readonly { term: string; text: string }[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ term, text }) => (
        <div key={term} className={styles.row}>
          {/* The search index would join the two without the space. */}
          <dt>{term}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
