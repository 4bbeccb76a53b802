'use client';
// Needs the browser: the dates follow from what the visitor chooses, from the URL, and from today.

import { type ReactNode, useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { calendarRange, yearSheet } from '@/lib/calendar/calendarFiles';
import { weekdayDate } from '@/lib/calendar/dayTexts';
import { type Duty, type DutyDate, dutyDates, fullMonthsFrom, monthsFrom } from '@/lib/calendar/duties';
import type { HolidayRules } from '@/lib/calendar/holidays';
import { icalendar } from '@/lib/calendar/icalendar';
import { DEFAULT_PROFILE, groupsOf, type Profile, profileParams, readProfile } from '@/lib/calendar/profile';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { RESULT_ID } from '@/lib/site/resultId';
import type { IsoDay } from '@/lib/tax/days';
import { say } from '@/lib/words/say';
import { useFormQuery } from '../form/useFormQuery';
import { PrintHeader } from '../result/PrintHeader';
import { AddDates } from './AddDates';
import { CalendarActions } from './CalendarActions';
import { DateList } from './DateList';
import { ProfileForm } from './ProfileForm';
import { profileSummary } from './profileTexts';
import styles from './TaxCalendar.module.scss';

type TaxCalendarProps = {
  /** Parameter of the URL that a choice has. */
  required: string;
  duties: readonly Duty[];
  holidays: HolidayRules;
  /** Day of the build, from which the dates are counted without script. */
  builtOn: IsoDay;
  /** Day on which duties or holidays were last checked. */
  checkedOn: IsoDay;
  /** Origin of the site, which calendar programs ask for the files. */
  siteUrl: string;
  /** Logo and postal address of the printed sheet. */
  letterhead: ReactNode;
};

/** Months that are shown after the current one. */
const MONTHS_AHEAD = 2;
const YEAR_MONTHS = 12;
const TITLE = 'Tax calendar';

/** Today in Dar es Salaam once the page is in use, also in a tab that comes back after midnight. */
function useToday(): IsoDay | undefined {
  const [today, setToday] = useState<IsoDay>();
  useEffect(() => {
    const update = () => setToday(todayInDarEsSalaam());
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return today;
}

const announce = ([next]: readonly DutyDate[]): string =>
  next
    ? say('Next: {title}, due {day}.', { title: next.title, day: weekdayDate(next.due) })
    : say('No dates for this choice.');

/** The next due dates of whoever the visitor is. */
export function TaxCalendar(props: TaxCalendarProps) {
  const { required, duties, holidays, builtOn, checkedOn, siteUrl, letterhead } = props;
  const [profile, setProfile] = useState<Profile>(DEFAULT_PROFILE);
  const [isYear, setIsYear] = useState(false);
  const [isChosen, setIsChosen] = useState(false);
  const today = useToday();
  const writeParams = useFormQuery(required, (query) => setProfile(readProfile(query)));

  const from = today ?? builtOn;
  const chosen = groupsOf(profile);
  const yearOfDates = dutyDates(duties, chosen, fullMonthsFrom(from, YEAR_MONTHS), holidays);
  const { to } = monthsFrom(from, MONTHS_AHEAD);
  const dates = isYear ? yearOfDates : yearOfDates.filter(({ due }) => due <= to);

  const choose = (next: Profile) => {
    setProfile(next);
    setIsChosen(true);
    writeParams(profileParams(next));
  };

  const range = calendarRange(from);
  const file = () =>
    icalendar({
      title: say(TITLE),
      scope: 'mine',
      dates: dutyDates(duties, chosen, range, holidays),
      checkedOn,
      page: `${siteUrl}${location.pathname}`,
      closing: yearSheet(`${siteUrl}${location.pathname}`),
    });

  return (
    <div className={styles.grid} data-result={today && ''}>
      <VisuallyHidden as="p" role="status">
        {isChosen && announce(yearOfDates)}
      </VisuallyHidden>
      {today && <PrintHeader letterhead={letterhead} title={say(TITLE)} inputSummary={profileSummary(profile)} />}
      <ProfileForm profile={profile} onChange={choose} />
      <AddDates profile={profile} siteUrl={siteUrl} until={range.to} file={file} />
      <section id={RESULT_ID} tabIndex={-1} className={styles.dates} aria-labelledby="next-dates">
        <h2 id="next-dates">{say('Next dates')}</h2>
        <DateList dates={dates} profile={chosen} today={today} builtOn={builtOn} />
        <button type="button" className={styles.more} aria-pressed={isYear} onClick={() => setIsYear(!isYear)}>
          {isYear ? say('Show fewer months') : say('Show the whole year')}
        </button>
      </section>
      <div className={styles.tools}>
        {today && <CalendarActions title={say(TITLE)} announcement={announce(yearOfDates)} dates={yearOfDates} />}
      </div>
    </div>
  );
}
