import { Disclosure } from '@/components/ui/Disclosure';
import { shortDate } from '@/lib/calendar/dueText';
import type { DutyDate } from '@/lib/calendar/duties';
import { DAY_MS } from '@/lib/dates/today';
import type { IsoDay } from '@/lib/tax/days';
import styles from './DateList.module.scss';

type DateListProps = {
  dates: readonly DutyDate[];
  /** Today in Dar es Salaam; undefined on the server. */
  today: IsoDay | undefined;
  isWhole: boolean;
};

/** Days that the list holds; its style sheet shows five that are not over, so that a static page is right for some weeks. */
const LISTED_DAYS = 9;

function daysOf(dates: readonly DutyDate[]): [IsoDay, DutyDate[]][] {
  const days = new Map<IsoDay, DutyDate[]>();
  for (const date of dates) days.set(date.due, [...(days.get(date.due) ?? []), date]);
  return [...days];
}

/** 'tomorrow', 'in 5 days'. */
const daysLeft = (day: IsoDay, today: IsoDay): string =>
  new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format((Date.parse(day) - Date.parse(today)) / DAY_MS, 'day');

function DayDate({ day, today }: { day: IsoDay; today: IsoDay | undefined }) {
  const [weekday, number, month] = shortDate(day).split(' ');
  return (
    <div className={styles.when}>
      <time dateTime={day}>
        {weekday} <b>{number}</b> {month}
      </time>
      <small>{today ? daysLeft(day, today) : '\u00a0'}</small>
    </div>
  );
}

/** 'Sunday: act by Fri 18 Dec'. */
function WorkingDay({ date }: { date: DutyDate | undefined }) {
  if (!date?.dayOff) return null;
  return (
    <p className={styles.before}>
      {date.dayOff}: act by {shortDate(date.workingDay)}
    </p>
  );
}

/** One line a duty and date; it opens to the action, the place and the law. */
function DutyLine({ date: { name, period, duty } }: { date: DutyDate }) {
  return (
    <Disclosure
      summary={
        <span>
          {name} <span className={styles.period}>for {period}</span>
        </span>
      }
    >
      <p>
        {duty.action}: {duty.where}
      </p>
      <p>{duty.law}</p>
      {duty.page && <a href={duty.page}>More on {duty.title}</a>}
    </Disclosure>
  );
}

/** The next due dates, day by day. */
export function DateList({ dates, today, isWhole }: DateListProps) {
  if (dates.length === 0) return <p>You have no regular dates. Duties that follow an event are listed below.</p>;
  const days = daysOf(dates).slice(0, isWhole ? undefined : LISTED_DAYS);
  return (
    <ol role="list" className={styles.days} data-whole={isWhole || undefined}>
      {days.map(([day, ofDay]) => (
        <li key={day} className={styles.day}>
          <DayDate day={day} today={today} />
          <div>
            <WorkingDay date={ofDay[0]} />
            {ofDay.map((date) => (
              <DutyLine key={date.id} date={date} />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
