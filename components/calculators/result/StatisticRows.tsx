import { formatAmount, formatNumber, formatPercent } from '@/lib/money/format';
import { say } from '@/lib/words/say';
import styles from './ResultRows.module.scss';
import type { Statistic, StatisticGroup } from './resultModel';

const FORMATS: Record<Statistic['unit'], (value: number) => string> = {
  percent: formatPercent,
  shillings: formatAmount,
  hours: (hours) => say('{hours} h', { hours: formatNumber(hours) }),
  days: formatNumber,
};

/** Values of the summary, one a row, with their notes. */
export function StatisticRows({ title, items, note }: StatisticGroup) {
  return (
    <div className={styles.group}>
      {title && <h3>{title}</h3>}
      <ul className={styles.rows} role="list">
        {items.map(({ label, value, unit }) => (
          <li key={label}>
            <span>{label}</span> <strong>{value === null ? '–' : FORMATS[unit](value)}</strong>
          </li>
        ))}
      </ul>
      {note && <p>{note}</p>}
    </div>
  );
}
