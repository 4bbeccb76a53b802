import { formatTzs } from '@/lib/money/formatTzs';
import styles from './ResultCard.module.scss';
import type { ResultHead, ResultRest } from './resultModel';

type ResultCardProps = {
  head: ResultHead;
  /** What stands below the head, as soon as it may. */
  rest: ResultRest | undefined;
};

/** The result: what was asked for on ink; bars, figures and notes below. */
export function ResultCard({ head, rest }: ResultCardProps) {
  return (
    <section className={styles.card} aria-label="Result">
      <div className={styles.head}>
        <h2>
          {head.label} <strong>{formatTzs(head.amount)}</strong>
        </h2>
        <p>
          <b>{head.badge}</b> {head.aside}
        </p>
      </div>
      {rest && (
        <div className={styles.body}>
          {rest.bars}
          <ul className={styles.figures} role="list">
            {rest.figures.map(({ label, text }) => (
              <li key={label}>
                <strong>{text}</strong> {label}
              </li>
            ))}
          </ul>
          <div className={styles.notes}>{rest.notes}</div>
        </div>
      )}
    </section>
  );
}
