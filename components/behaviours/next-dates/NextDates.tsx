import { shortDate } from '@/lib/calendar/dayTexts';
import type { DueDay } from '@/lib/calendar/nextDays';
import { findCalculator } from '@/lib/site/calculators';
import { linkHere } from '@/lib/site/twins';
import { say } from '@/lib/words/say';
import { DatesSignal } from './DatesSignal';
import styles from './NextDates.module.scss';

const CALENDAR = findCalculator('tax-calendar').path;

/**
 * The next three due days of the list, each a link into the tax calendar. The page holds more of them: the inline script hides
 * those that are over when it is read (startDates.ts), and the next ones take their place.
 */
export function NextDates({ days }: { days: readonly DueDay[] }) {
  return (
    <>
      <ol role="list" className={styles.days}>
        {days.map(({ due, workingDay, dayOff, anchor, names }) => (
          <li key={due} data-due={due} suppressHydrationWarning>
            <a {...linkHere(`${CALENDAR}#${anchor}`)}>
              <time dateTime={due}>{shortDate(due)}</time>
              {` ${names}`}
            </a>
            <small data-left="" suppressHydrationWarning>
              {'\u00a0'}
            </small>
            {dayOff && <small>{say('{reason}: by {day}', { reason: dayOff, day: shortDate(workingDay) })}</small>}
          </li>
        ))}
      </ol>
      <DatesSignal />
    </>
  );
}
