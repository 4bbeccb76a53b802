import type { ReactNode } from 'react';
import { formatAmount, formatNumber, formatPercent, formatTzs } from '@/lib/money/format';
import styles from './ResultCard.module.scss';
import type { ResultModel, Statistic, StatisticGroup } from './resultModel';

const FORMATS: Record<Statistic['unit'], (value: number) => string> = {
  percent: formatPercent,
  shillings: formatAmount,
  hours: (hours) => `${formatNumber(hours)} h`,
};

type ResultCardProps = {
  headline: ResultModel['headline'];
  /** Absent until they are rendered. */
  details: Pick<ResultModel, 'bars' | 'statistics' | 'notes'> | undefined;
  /** What can be done with the result, directly below the headline. */
  actions: ReactNode;
};

function Statistics({ title, items }: StatisticGroup) {
  return (
    <div className={styles.group}>
      {title && <h3>{title}</h3>}
      <ul className={styles.statistics} role="list">
        {items.map(({ label, value, unit }) => (
          <li key={label}>
            <strong>{value === null ? '–' : FORMATS[unit](value)}</strong> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The result: the headline amount on the dark band; bars, statistics and notes below. */
export function ResultCard({ headline, details, actions }: ResultCardProps) {
  const { other } = headline;

  return (
    <section className={styles.card} aria-label="Result">
      <div className={styles.head}>
        <h2>
          {headline.label} <strong>{formatTzs(headline.amount)}</strong>
        </h2>
        <p>
          <b>{headline.badge}</b> {headline.aside}
        </p>
        {other && (
          <p className={styles.other}>
            {other.label}: <strong>{formatTzs(other.amount)}</strong>. <a href={`#${other.noteId}`}>Why?</a>
          </p>
        )}
      </div>
      {actions}
      {details && (
        <div className={styles.body}>
          {details.bars}
          {details.statistics.map((group) => (
            <Statistics key={group.title ?? ''} {...group} />
          ))}
          <div className={styles.notes}>{details.notes}</div>
        </div>
      )}
    </section>
  );
}
