import { Disclosure } from '@/components/ui/Disclosure';
import { dayOffText, daysLeft, shortDate } from '@/lib/calendar/dueText';
import type { DutyDate } from '@/lib/calendar/duties';
import { linkIn } from '@/lib/site/translatedPages';
import type { IsoDay } from '@/lib/tax/days';
import type { Translate } from '@/lib/words/translate';
import styles from './DateList.module.scss';

type DateListProps = {
  dates: readonly DutyDate[];
  /** Today's date in Dar es Salaam; undefined on the server. */
  today: IsoDay | undefined;
  translate: Translate;
};

/** Number of days shown initially. */
const NEXT_DAYS = 5;

/** A duty on its due date. It expands to the action, place and law. */
function DutyLine({ date: { name, period, duty }, translate }: { date: DutyDate; translate: Translate }) {
  return (
    <Disclosure
      summary={
        <span>
          {name} <span className={styles.period}>{translate('for {period}', { period })}</span>
        </span>
      }
    >
      <p>
        {duty.action}: {duty.where}
      </p>
      <p>{duty.law}</p>
      {duty.page && (
        <a className="linkTarget" {...linkIn(duty.page, translate.language)}>
          {translate('More on {duty}', { duty: duty.title })}
        </a>
      )}
    </Disclosure>
  );
}

/** A date with its duties and, if it is not a working day, the working day before it. */
function Day({
  day,
  dates,
  today,
  translate,
}: {
  day: IsoDay;
  dates: readonly DutyDate[];
  today: IsoDay | undefined;
  translate: Translate;
}) {
  const [weekday, number, month] = shortDate(day, translate.language).split(' ');
  const [first] = dates;
  return (
    <li className={styles.day}>
      <div className={`${styles.when} digits caption muted`}>
        <time dateTime={day}>
          {weekday} <b>{number}</b> {month}
        </time>
        <small>{today ? daysLeft(day, today, translate.language) : '\u00a0'}</small>
      </div>
      <div>
        {first?.dayOff && (
          <p className={`${styles.before} caption`}>
            {translate('{day}: act by {workingDay}', {
              day: dayOffText(first.dayOff, translate),
              workingDay: shortDate(first.workingDay, translate.language),
            })}
          </p>
        )}
        {dates.map((date) => (
          <DutyLine translate={translate} key={date.id} date={date} />
        ))}
      </div>
    </li>
  );
}

function Days({ days, dates, today, translate }: DateListProps & { days: readonly IsoDay[] }) {
  return (
    <ol role="list" className={styles.days}>
      {days.map((day) => (
        <Day translate={translate} key={day} day={day} dates={dates.filter(({ due }) => due === day)} today={today} />
      ))}
    </ol>
  );
}

/** The next due dates by day, and the rest of the year in a panel. */
export function DateList(props: DateListProps) {
  const { translate } = props;
  const days = [...new Set(props.dates.map(({ due }) => due))];
  if (days.length === 0)
    return <p>{translate('You have no regular dates. Duties that follow an event are listed below.')}</p>;
  return (
    <>
      <Days {...props} days={days.slice(0, NEXT_DAYS)} />
      {days.length > NEXT_DAYS && (
        <details className={styles.later}>
          <summary className={`${styles.switch} linkTarget ui notPrinted`}>
            <span>{translate('Show the whole year')}</span>
            <span>{translate('Show only the next dates')}</span>
          </summary>
          <Days {...props} days={days.slice(NEXT_DAYS)} />
        </details>
      )}
    </>
  );
}
