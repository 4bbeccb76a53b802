'use client';

// Needs the browser: the dates follow from what the visitor chooses, from the URL, and from today.

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '#words';
import { Button } from '@/components/ui/button/Button';
import { Disclosure } from '@/components/ui/Disclosure';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { isFormChanged, writeForm } from '@/lib/browser/formFields';
import { calendarRange } from '@/lib/calendar/calendarFiles';
import { weekdayDate } from '@/lib/calendar/dueText';
import { type Duty, type DutyDate, dutyDates, fullMonthsFrom } from '@/lib/calendar/duties';
import { icalendar } from '@/lib/calendar/icalendar';
import { DEFAULT_PROFILE, dutyProfileOf, type Profile, profileParams, readProfile } from '@/lib/calendar/profile';
import type { HolidayRules } from '@/lib/calendar/workingDays';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { toCsv } from '@/lib/money/csv';
import { CALCULATION_FORM_ID, RESULT_ID } from '@/lib/site/resultId';
import type { IsoDay } from '@/lib/tax/days';
import type { Say } from '@/lib/words/say';
import { useFormQuery } from '../form/useFormQuery';
import { ResultToCome } from '../layout/ResultToCome';
import { PrintHeader } from '../result/PrintHeader';
import { ShareActions, saveFile } from '../result/ShareActions';
import addStyles from './AddDates.module.scss';
import { DateList } from './DateList';
import { ProfileForm, profileIn, profileSentence } from './ProfileForm';
import styles from './TaxCalendar.module.scss';

const csvOf = (dates: readonly DutyDate[], say: Say): string =>
  toCsv([
    [say('Due'), say('Last working day'), say('What'), say('What to do'), say('Where'), say('Law')],
    ...dates.map(({ due, workingDay, title, duty }) => [due, workingDay, title, duty.action, duty.where, duty.law]),
  ]);

type AddDatesProps = {
  until: IsoDay;
  /** Text of the one file with all dates of the profile, made when it is asked for. */
  file: () => string;
  /** The file was asked for before React: it comes at once. */
  isAsked: boolean;
};

/** Parameter of the URL by which the form asks for the file. */
const ADD = 'add';

/** The dates of a profile into a calendar, as one file with alarms. Before React the button sends the form, which asks for it. */
function AddDates({ until, file, isAsked }: AddDatesProps) {
  const say = useSay();
  const [notice, setNotice] = useState('');
  const save = () =>
    setNotice(saveFile(new Blob([file()], { type: 'text/calendar;charset=utf-8' }), 'tax-dates.ics', say));
  const saveAsked = useEffectEvent(save);
  useEffect(() => {
    if (isAsked) saveAsked();
  }, [isAsked]);
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <section className={`${addStyles.box} small needsScript`} aria-label={say('Add to your calendar')}>
      <Button type="submit" form={CALCULATION_FORM_ID} name={ADD} value="1" fullWidth onClick={handleClick}>
        {say('Add my dates')}
        <span className={addStyles.phone}> {say('to this phone')}</span>
      </Button>
      <p>
        {say(
          'One file holds every date until {day}. It reminds you five days before each, and on the last working day. Add the file again when the law changes.',
          { day: formatLongDate(until, say.language) },
        )}
      </p>
      <p role="status">{notice}</p>
    </section>
  );
}

type TaxCalendarProps = {
  required: string;
  duties: readonly Duty[];
  holidays: HolidayRules;
  /** Day of the build, from which the dates are counted without script. */
  builtOn: IsoDay;
  /** Day on which duties or holidays were last checked. */
  checkedOn: IsoDay;
  /** Origin of the site, which calendar programs ask for the files. */
  siteUrl: string;
  letterhead: ReactNode;
  year: ReactNode;
  note: ReactNode;
};

const YEAR_MONTHS = 12;

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

const announce = ([next]: readonly DutyDate[], say: Say): string =>
  next
    ? say('Next: {title}, due {day}.', { title: next.title, day: weekdayDate(next.due, say.language) })
    : say('There are no dates for this choice.');

/** The next due dates for the visitor's choices. The form is folded to a sentence; the first one suits most companies. */
export function TaxCalendar(props: TaxCalendarProps) {
  const { required, duties, holidays, builtOn, checkedOn, siteUrl, letterhead, year, note } = props;
  const say = useSay();
  const title = say('Tax calendar');
  const [profile, setProfile] = useState<Profile>(DEFAULT_PROFILE);
  const [isChosen, setIsChosen] = useState(false);
  const [isFileAsked, setFileAsked] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const today = useToday();

  const writeParams = useFormQuery(required, (query, isArrival) => {
    // What was chosen, or restored by the browser, before React came counts.
    if (isArrival && form.current && isFormChanged(form.current)) return setProfile(profileIn(form.current));
    if (!query) return;
    const asked = readProfile(query);
    setProfile(asked);
    if (form.current) writeForm(form.current, profileParams(asked));
    if (!query.has(ADD)) return;
    setFileAsked(true);
    writeParams({ [ADD]: undefined });
  });

  const from = today ?? builtOn;
  const chosen = dutyProfileOf(profile);
  const dates = dutyDates(duties, chosen, fullMonthsFrom(from, YEAR_MONTHS), holidays, say);

  const choose = (next: Profile) => {
    setProfile(next);
    setIsChosen(true);
    writeParams(profileParams(next));
  };

  const range = calendarRange(from);
  const file = () =>
    icalendar({
      title,
      scope: 'mine',
      dates: dutyDates(duties, chosen, range, holidays, say),
      checkedOn,
      page: `${siteUrl}${location.pathname}`,
      hasYearSheet: true,
      say,
    });

  return (
    <div className={styles.grid} data-result={today && ''}>
      <ResultToCome />
      <VisuallyHidden as="p" role="status">
        {isChosen && announce(dates, say)}
      </VisuallyHidden>
      {today && <PrintHeader letterhead={letterhead} title={title} inputSummary={profileSentence(profile, say)} />}
      <details ref={details} className={`${styles.profile} small notPrinted`}>
        <summary>
          <span>{profileSentence(profile, say)}</span> <b>{say('Change this')}</b>
        </summary>
        <ProfileForm
          ref={form}
          profile={profile}
          onChange={choose}
          onSubmit={() => {
            choose(profile);
            if (details.current) details.current.open = false;
          }}
        />
      </details>
      <section id={RESULT_ID} tabIndex={-1} className={styles.dates} aria-labelledby="next-dates">
        <h2 id="next-dates">{say('Next dates')}</h2>
        <DateList dates={dates} today={today} />
        {note}
      </section>
      {chosen.groups.length > 0 && (
        <AddDates until={range.to} file={file} isAsked={isFileAsked && today !== undefined} />
      )}
      <div className={styles.year}>{year}</div>
      <div className={`${styles.actions} needsScript`}>
        <Disclosure summary={say('Share, print or save the dates')}>
          <p>{say('The year prints on one sheet of A4 or A3.')}</p>
          {today && (
            <ShareActions
              title={title}
              announcement={announce(dates, say)}
              csv={() => csvOf(dates, say)}
              fileName="tax-calendar"
              printLabel={say('Print dates')}
            />
          )}
        </Disclosure>
      </div>
    </div>
  );
}
