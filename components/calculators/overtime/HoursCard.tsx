import type { OvertimeRules } from '@/lib/salary/overtime';
import styles from './HoursCard.module.scss';

/** Hours of a week and a month, and the multiples of the hourly rate. */
export function HoursCard({ rules }: { rules: OvertimeRules }) {
  const { weekHours, monthHours, weekdayRate, weekendRate } = rules;
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>How the hours count</h2>
      <dl className={styles.list}>
        <div>
          <dt>Standard week</dt>
          <dd>{weekHours} h</dd>
        </div>
        <div>
          <dt>
            Month ({weekHours} × {monthHours / weekHours})
          </dt>
          <dd>{monthHours} h</dd>
        </div>
        <div>
          <dt>Weekday rate</dt>
          <dd>{weekdayRate}×</dd>
        </div>
        <div>
          <dt>Rest day or public holiday rate</dt>
          <dd>{weekendRate}×</dd>
        </div>
      </dl>
    </div>
  );
}
