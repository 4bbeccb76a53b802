import { useSay } from '#words';
import { Disclosure } from '@/components/ui/Disclosure';
import { dayOffText, daysLeft, shortDate } from '@/lib/calendar/dueText';
import type { DutyDate } from '@/lib/calendar/duties';
import { linkIn } from '@/lib/site/translatedPages';
import type { IsoDay } from '@/lib/tax/days';
import styles from './DateList.module.scss';

type DateListProps = {
  dates: readonly DutyDate[];
  /** Today in Dar es Salaam; undefined on the server. */
  today: IsoDay | undefined;
};

/** Days that are shown at first. */
const NEXT_DAYS = 5;

/** One line a duty and date; it opens to the action, the place and the law. */
function DutyLine({ date: { name, period, duty } }: { date: DutyDate }) {
  const say = useSay();
  return (
    <Disclosure
      summary={
        <span>
          {name} <span className={styles.period}>{say('for {period}', { period })}</span>
        </span>
      }
    >
      <p>
        {duty.action}: {duty.where}
      </p>
      <p>{duty.law}</p>
      {duty.page && (
        <a className="linkTarget" {...linkIn(duty.page, say.language)}>
          {say('More on {duty}', { duty: duty.title })}
        </a>
      )}
    </Disclosure>
  );
}

/** A day with its duties, and the working day before it where it is none. */
function Day({ day, dates, today }: { day: IsoDay; dates: readonly DutyDate[]; today: IsoDay | undefined }) {
  const say = useSay();
  const [weekday, number, month] = shortDate(day, say.language).split(' ');
  const [first] = dates;
  return (
    <li className={styles.day}>
      <div className={`${styles.when} digits caption muted`}>
        <time dateTime={day}>
          {weekday} <b>{number}</b> {month}
        </time>
        <small>{today ? daysLeft(day, today, say.language) : '\u00a0'}</small>
      </div>
      <div>
        {first?.dayOff && (
          <p className={`${styles.before} caption`}>
            {say('{day}: act by {workingDay}', {
              day: dayOffText(first.dayOff, say),
              workingDay: shortDate(first.workingDay, say.language),
            })}
          </p>
        )}
        {dates.map((date) => (
          <DutyLine key={date.id} date={date} />
        ))}
      </div>
    </li>
  );
}

function Days({ days, dates, today }: DateListProps & { days: readonly IsoDay[] }) {
  return (
    <ol role="list" className={styles.days}>
      {days.map((day) => (
        <Day key={day} day={day} dates={dates.filter(({ due }) => due === day)} today={today} />
      ))}
    </ol>
  );
}

/** The next due dates, day by day, and those of the rest of the year in a panel. */
export function DateList(props: DateListProps) {
  const say = useSay();
  const days = [...new Set(props.dates.map(({ due }) => due))];
  if (days.length === 0)
    return <p>{say('You have no regular dates. Duties that follow an event are listed below.')}</p>;
  return (
    <>
      <Days {...props} days={days.slice(0, NEXT_DAYS)} />
      {days.length > NEXT_DAYS && (
        <details className={styles.later}>
          <summary className={`${styles.switch} linkTarget ui notPrinted`}>
            <span>{say('Show the whole year')}</span>
            <span>{say('Show the next dates only')}</span>
          </summary>
          <Days {...props} days={days.slice(NEXT_DAYS)} />
        </details>
      )}
    </>
  );
}
