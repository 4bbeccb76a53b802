import { dateOfYear, shortDate } from '@/lib/calendar/dueText';
import type { DueDay } from '@/lib/calendar/duties';
import styles from './NextDates.module.scss';

/**
 * The next three days by which to act on a duty, including the year, since annual dates are far apart. The markup contains more
 * days, so that later ones move up as the inline script hides those whose due date has passed (lib/browser/page-start/start.ts).
 */
export function NextDates({ days }: { days: readonly DueDay[] }) {
  return (
    <ol role="list" className={styles.days}>
      {days.map(({ due, workingDay, dayOff }) => (
        <li key={due} data-due={due} suppressHydrationWarning>
          <time dateTime={workingDay}>
            {shortDate(workingDay)} {workingDay.slice(0, 4)}
          </time>
          {/* Its own date, so that the script counts to the working day and hides the count after it. */}
          <small data-due={workingDay} suppressHydrationWarning>
            <span data-part="days-left" suppressHydrationWarning>
              {'\u00a0'}
            </span>
          </small>
          {dayOff && (
            <small>
              Falls due on {dayOff}, {dateOfYear(due)}
            </small>
          )}
        </li>
      ))}
    </ol>
  );
}
