import { formatTzs } from '@/lib/money/formatTzs';
import { AfterPaint } from './AfterPaint';
import styles from './ResultCard.module.scss';
import type { CalculatorResult } from './resultModel';

/** The result: what was asked for on ink, bars, figures, notes. */
export function ResultCard({ head, bars, figures, notes }: CalculatorResult) {
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
      <div className={styles.body}>
        <AfterPaint>{bars}</AfterPaint>
        <ul className={styles.figures} role="list">
          {figures.map(({ label, text }) => (
            <li key={label}>
              <strong>{text}</strong> {label}
            </li>
          ))}
        </ul>
        <div className={styles.notes}>{notes}</div>
      </div>
    </section>
  );
}
