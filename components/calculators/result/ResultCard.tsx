import { formatAmount, formatNumber, formatPercent, formatTzs } from '@/lib/money/format';
import styles from './ResultCard.module.scss';
import type { ResultModel, Statistic } from './resultModel';

const FORMATS: Record<Statistic['unit'], (value: number) => string> = {
  percent: formatPercent,
  shillings: formatAmount,
  hours: (hours) => `${formatNumber(hours)} h`,
};

type ResultCardProps = {
  headline: ResultModel['headline'];
  /** Absent until they are rendered. */
  details: Pick<ResultModel, 'bars' | 'statistics' | 'notes'> | undefined;
};

/** The result: the headline amount on the dark band; bars, statistics and notes below. */
export function ResultCard({ headline, details }: ResultCardProps) {
  return (
    <section className={styles.card} aria-label="Result">
      <div className={styles.head}>
        <h2>
          {headline.label} <strong>{formatTzs(headline.amount)}</strong>
        </h2>
        <p>
          <b>{headline.badge}</b> {headline.aside}
        </p>
      </div>
      {details && (
        <div className={styles.body}>
          {details.bars}
          <ul className={styles.statistics} role="list">
            {details.statistics.map(({ label, value, unit }) => (
              <li key={label}>
                <strong>{FORMATS[unit](value)}</strong> {label}
              </li>
            ))}
          </ul>
          <div className={styles.notes}>{details.notes}</div>
        </div>
      )}
    </section>
  );
}
