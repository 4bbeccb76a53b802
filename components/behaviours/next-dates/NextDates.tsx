import { shortDate } from '@/lib/calendar/dayTexts';
import type { DueDay } from '@/lib/calendar/nextDays';
import { DatesSignal } from './DatesSignal';
import styles from './NextDates.module.scss';

/**
 * The next three due dates of the list, each a link to the page of its duty. The page holds more of them: the inline script hides
 * those that are over when it is read (startDates.ts), and the next ones take their place.
 */
export function NextDates({ days }: { days: readonly DueDay[] }) {
  return (
    <>
      <ol role="list" className={styles.days}>
        {days.map(({ due, workingDay, dayOff, page, names }) => (
          <li key={due} data-due={due} suppressHydrationWarning>
            {/* Without its address no link: on the page of the duty itself. */}
            <a href={page}>
              <time dateTime={due}>{shortDate(due)}</time>
              {` ${names}`}
            </a>
            <small data-left="" suppressHydrationWarning>
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
      <DatesSignal />
    </>
  );
}
