import type { ReactNode } from 'react';
import { formatTzs } from '@/lib/money/format';
import styles from './ResultCard.module.scss';
import type { ResultModel } from './resultModel';

export const headlineDetail = ({ badge, aside }: ResultModel['headline']) => [badge, aside].filter(Boolean).join(' · ');

type ResultCardProps = { headline: ResultModel['headline']; children: ReactNode };

/** The result: the headline amount on the dark band, and all that follows from it. */
export function ResultCard({ headline, children }: ResultCardProps) {
  const { label, amount, words, other } = headline;

  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <h2>
          {label} <strong>{words ?? formatTzs(amount)}</strong>
        </h2>
        <p>{headlineDetail(headline)}</p>
        {other && (
          <p>
            {other.label}:{' '}
            {other.isAsLarge ? <strong>{formatTzs(other.amount)}</strong> : <b>{formatTzs(other.amount)}</b>}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
