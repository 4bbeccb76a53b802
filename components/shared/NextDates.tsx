import { shortDate } from '@/lib/calendar/dueText';
import type { DueDay } from '@/lib/calendar/duties';
import styles from './NextDates.module.scss';

/**
 * The next three due dates of a duty, including the year, since annual dates are far apart. The markup contains more dates, so that
 * later ones move up as the inline script hides those that have passed (lib/browser/page-start/start.ts).
 */
export function NextDates({ days }: { days: readonly DueDay[] }) {
  return (
    <ol role="list" className={styles.days}>
      {days.map(({ due, workingDay, dayOff }) => (
        <li key={due} data-due={due} suppressHydrationWarning>
          <time dateTime={due}>
            {shortDate(due, 'en')} {due.slice(0, 4)}
          </time>
          <small data-part="days-left" suppressHydrationWarning>
            {'\u00a0'}
          </small>
          {dayOff && (
            <small>
              {dayOff}: by {shortDate(workingDay, 'en')}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}
