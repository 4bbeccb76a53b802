import { daysLeft, shortDate, workingDayNote } from '@/lib/calendar/dayTexts';
import type { DutyDate, DutyProfile } from '@/lib/calendar/duties';
import { DUTY_GROUPS } from '@/lib/calendar/groups';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatMonth } from '@/lib/dates/formatMonth';
import type { IsoDay } from '@/lib/tax/days';
import { say } from '@/lib/words/say';
import styles from './DateList.module.scss';

type DateListProps = {
  dates: readonly DutyDate[];
  profile: DutyProfile;
  /** Undefined in the static page, which cannot know how many days are left. */
  today: IsoDay | undefined;
  builtOn: IsoDay;
};

/** Neighbours with the same key, together. */
function groupBy(dates: readonly DutyDate[], keyOf: (date: DutyDate) => string): [string, DutyDate[]][] {
  const groups = new Map<string, DutyDate[]>();
  for (const date of dates) groups.set(keyOf(date), [...(groups.get(keyOf(date)) ?? []), date]);
  return [...groups];
}

function DutyItem({ date: { title, duty }, profile }: { date: DutyDate; profile: DutyProfile }) {
  const who = duty.groups.find((group) => profile.groups.includes(group));
  return (
    <li>
      <a href={`#${duty.id}`}>{title}</a>
      <p>
        {duty.action} · {duty.where}
      </p>
      <p className={styles.law}>
        {who && `${say(DUTY_GROUPS[who])} · `}
        {duty.law}
      </p>
    </li>
  );
}

/** The dates by month and day, the next one marked; each leads to its duty in the table below. */
export function DateList({ dates, profile, today, builtOn }: DateListProps) {
  const next = dates[0]?.due;
  return (
    <>
      <p className={styles.asOf}>
        {today
          ? say('Counted from today, {day}.', { day: formatLongDate(today) })
          : say('Counted from {day}.', { day: formatLongDate(builtOn) })}
      </p>
      {dates.length === 0 && (
        <p>{say('Nothing recurs for this choice. What follows from an event stands in the table below.')}</p>
      )}
      {groupBy(dates, ({ due }) => formatMonth(due)).map(([month, ofMonth]) => (
        <section key={month} className={styles.month}>
          <h3>{month}</h3>
          <ol role="list">
            {groupBy(ofMonth, ({ due }) => due).map(([day, ofDay]) => (
              <li key={day} className={styles.day} data-next={day === next || undefined}>
                <div className={styles.when}>
                  <time dateTime={day}>{shortDate(day)}</time>
                  <span className={styles.left}>{today && daysLeft(today, day)}</span>
                  {ofDay[0]?.dayOff && <span className={styles.before}>{workingDayNote(ofDay[0])}</span>}
                </div>
                <ul role="list">
                  {ofDay.map((date) => (
                    <DutyItem key={date.id} date={date} profile={profile} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
