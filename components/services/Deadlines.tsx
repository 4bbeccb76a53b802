import { NextDates } from '@/components/behaviours/next-dates/NextDates';
import { TextLink } from '@/components/ui/link/TextLink';
import type { DueDay } from '@/lib/calendar/nextDays';
import type { Service } from '@/lib/content/schemas/service';
import { SERVICE_LISTS } from '@/lib/services/serviceLists';
import { calculatorPage } from '@/lib/site/pages';
import styles from './Deadlines.module.scss';

const [{ id, text }] = SERVICE_LISTS.Deadlines;

type DeadlinesProps = Pick<Service, 'deadlines'> & {
  /** The next days of its duties in the tax calendar; empty where none of them has a date. */
  days: readonly DueDay[];
};

/** The next dates, where the tax calendar has some; the others start from an event, or from a year end of one's own. */
function FromCalendar({ days }: Pick<DeadlinesProps, 'days'>) {
  return (
    <div className={styles.next} data-pagefind-ignore>
      <h3>Next, for a company with a year to December</h3>
      <NextDates days={days} />
      <TextLink href={calculatorPage('tax-calendar').path} size="small" arrow>
        Your own dates in the tax calendar
      </TextLink>
    </div>
  );
}

/** Dates by which something is due, each as a phrase over what it is. */
export function Deadlines({ deadlines, days }: DeadlinesProps) {
  return (
    <section data-wide className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text}
      </h2>
      <dl className={styles.list}>
        {deadlines.map(({ when, what }) => (
          <div key={`${when} ${what}`} className={styles.row}>
            {/* The search index would join the two without the space. */}
            <dt>{when}</dt> <dd>{what}</dd>
          </div>
        ))}
      </dl>
      {days.length > 0 && <FromCalendar days={days} />}
    </section>
  );
}
