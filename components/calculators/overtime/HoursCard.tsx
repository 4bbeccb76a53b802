import type { OvertimeRules } from '@/lib/salary/overtime';
import { say } from '@/lib/words/say';
import styles from './HoursCard.module.scss';

/** Hours of a week and a month, and the multiples of the hourly rate. */
export function HoursCard({ rules }: { rules: OvertimeRules }) {
  const { weekHours, monthHours, weekdayRate, weekendRate } = rules;
  return (
    <div className={styles.card}>
      <h2 className={styles.title}>{say('How the hours count')}</h2>
      <dl className={styles.list}>
        <div>
          <dt>{say('Standard week')}</dt>
          <dd>{say('{hours} h', { hours: weekHours })}</dd>
        </div>
        <div>
          <dt>{say('Month ({week} × {weeks})', { week: weekHours, weeks: monthHours / weekHours })}</dt>
          <dd>{say('{hours} h', { hours: monthHours })}</dd>
        </div>
        <div>
          <dt>{say('Weekday rate')}</dt>
          <dd>{weekdayRate}×</dd>
        </div>
        <div>
          <dt>{say('Rest day or public holiday rate')}</dt>
          <dd>{weekendRate}×</dd>
        </div>
      </dl>
    </div>
  );
}
