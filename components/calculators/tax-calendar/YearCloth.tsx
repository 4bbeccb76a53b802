import { BorderStrip } from '@/components/shell/BorderStrip';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { Duty } from '@/lib/calendar/duties';
import { placeInYear, yearThreads } from '@/lib/calendar/yearThreads';
import type { Firm } from '@/lib/content/schemas/firm';
import { dateFormat } from '@/lib/dates/dateLocale';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { IsoDay } from '@/lib/tax/days';
import { say } from '@/lib/words/say';
import styles from './YearCloth.module.scss';
import { MONTHS, ThreadSymbol, YearThread } from './YearThread';

/** Anchor of the cloth, which calendar files link to (lib/calendar/icalendar.ts). */
export const YEAR_ID = 'year';

type YearClothProps = { duties: readonly Duty[]; builtOn: IsoDay; firm: Firm };

/**
 * The year as a cloth: a thread for each duty, a diamond on each of its days. Style sheets show the threads of what is chosen
 * in the form, so that it needs no script, and print gives it a sheet of its own. The lists and tables of the page say the
 * same in words.
 */
export function YearCloth({ duties, builtOn, firm }: YearClothProps) {
  const [year = 0, month = 0] = builtOn.split('-').map(Number);
  return (
    <section className={styles.year} id={YEAR_ID} aria-labelledby="year-title">
      <SectionHeading id="year-title" title={say('Your year, woven')} variant="ruled" />
      <p className={styles.lead}>
        {say(
          'A thread for each of your duties, a diamond on each due day. The white line is {day}. Printed, the cloth has a sheet of its own for the wall, A4 or A3.',
          { day: formatLongDate(builtOn) },
        )}
      </p>
      <div className={styles.cloth}>
        <BorderStrip border="diamonds" scope="year-top" isThin />
        <ThreadSymbol />
        <ol role="list" className={styles.months} aria-hidden="true">
          {MONTHS.map((index) => (
            <li key={index}>
              {dateFormat({ month: 'short', timeZone: 'UTC' }).format(Date.UTC(year, month - 1 + index))}
            </li>
          ))}
        </ol>
        <ul role="list">
          {yearThreads(duties, builtOn).map((thread) => (
            <YearThread key={thread.id} thread={thread} today={placeInYear(builtOn, builtOn)} />
          ))}
        </ul>
        <p className={styles.proverb} lang="sw">
          {firm.proverb.text}
        </p>
        <BorderStrip border="diamonds" scope="year-bottom" isThin />
      </div>
    </section>
  );
}
