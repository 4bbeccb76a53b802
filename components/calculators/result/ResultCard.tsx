import type { ReactNode } from 'react';
import { formatTzs } from '@/lib/money/format';
import styles from './ResultCard.module.scss';
import type { ResultModel } from './resultModel';

type ResultCardProps = Pick<ResultModel, 'headline'> & {
  /** What stands below the headline. */
  children: ReactNode;
};

/** The result: the headline amount on the dark band, and all that follows from it. */
export function ResultCard({ headline, children }: ResultCardProps) {
  const { label, amount, words, badge, aside, other } = headline;

  return (
    <section className={styles.card} aria-label="Result">
      <div className={styles.head}>
        <h2>
          {label} <strong>{words ?? formatTzs(amount)}</strong>
        </h2>
        <p>
          <b>{badge}</b> {aside}
        </p>
        {other && (
          <p className={styles.other}>
            {other.label}: <strong>{formatTzs(other.amount)}</strong>. <a href={`#${other.noteId}`}>Why?</a>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
