import { shortDate } from '@/lib/calendar/dueText';
import type { DueDay } from '@/lib/calendar/duties';
import styles from './NextDates.module.scss';

/**
 * The next three due dates of a duty, with their years, since those of a yearly duty are far apart. The page contains
 * more of them: the inline script hides those that are over when it is read (lib/browser/page-start/start.ts), and the
 * next ones take their place.
 */
export function NextDates({ days }: { days: readonly DueDay[] }) {
  return (
    <ol role="list" className={styles.days}>
      {days.map(({ due, workingDay, dayOff }) => (
        <li key={due} data-due={due} suppressHydrationWarning>
          <time dateTime={due}>
            {shortDate(due)} {due.slice(0, 4)}
          </time>
          <small data-part="days-left" suppressHydrationWarning>
            {'\u00a0'}
          </small>
          {dayOff && (
            <small>
              {dayOff}: by {shortDate(workingDay)}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}
