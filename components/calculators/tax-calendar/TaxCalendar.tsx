'use client';

// Client component: the dates depend on the visitor's choices, the URL and today's date.

import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
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
import type { Translate } from '@/lib/words/translate';
import { useFormQuery } from '../form/useFormQuery';
import { PendingResult } from '../layout/PendingResult';
import { PrintHeader } from '../result/PrintHeader';
import { ShareActions, saveFile } from '../result/ShareActions';
import addStyles from './AddDates.module.scss';
import { DateList } from './DateList';
import { ProfileForm, profileIn, profileSentence } from './ProfileForm';
import styles from './TaxCalendar.module.scss';

const csvOf = (dates: readonly DutyDate[], translate: Translate): string =>
  toCsv([
    [
      translate('Due'),
      translate('Last working day'),
      translate('What'),
      translate('What to do'),
      translate('Where'),
      translate('Law'),
    ],
    ...dates.map(({ due, workingDay, title, duty }) => [due, workingDay, title, duty.action, duty.where, duty.law]),
  ]);

type AddDatesProps = {
  until: IsoDay;
  /** Generates one file with all dates of the profile. */
  file: () => string;
  /** The file was requested before React loaded, so download it immediately. */
  isAsked: boolean;
  translate: Translate;
};

/** URL parameter with which the form requests the file. */
const ADD = 'add';

/**
 * Adds a profile's dates to a calendar, as one file with alarms. Until React loads, the button submits the form, which requests the
 * file.
 */
function AddDates({ until, file, isAsked, translate }: AddDatesProps) {
  const [notice, setNotice] = useState('');
  const save = () =>
    setNotice(saveFile(new Blob([file()], { type: 'text/calendar;charset=utf-8' }), 'tax-dates.ics', translate));
  const saveAsked = useEffectEvent(save);
  useEffect(() => {
    if (isAsked) saveAsked();
  }, [isAsked]);
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    save();
  };

  return (
    <section className={`${addStyles.box} small needsScript`} aria-label={translate('Add to your calendar')}>
      <Button type="submit" form={CALCULATION_FORM_ID} name={ADD} value="1" fullWidth onClick={handleClick}>
        {translate('Add my dates')}
        <span className={addStyles.phone}> {translate('to this phone')}</span>
      </Button>
      <p>
        {translate(
          'One file contains every date until {day}. It reminds you five days before each date, and on the last working day. Add the file again when the law changes.',
          { day: formatLongDate(until, translate.language) },
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
  /** Date of the build, from which the dates start without JavaScript. */
  builtOn: IsoDay;
  /** Date on which the duties or holidays were last checked. */
  checkedOn: IsoDay;
  /** Origin of the site, for links in calendar files. */
  siteUrl: string;
  letterhead: ReactNode;
  year: ReactNode;
  note: ReactNode;
  translate: Translate;
};

const YEAR_MONTHS = 12;

/** Today's date in Dar es Salaam, once hydrated. Updated when the tab becomes visible again, for example after midnight. */
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

const announce = ([next]: readonly DutyDate[], translate: Translate): string =>
  next
    ? translate('Next: {title}, due {day}.', { title: next.title, day: weekdayDate(next.due, translate.language) })
    : translate('There are no dates for this choice.');

/** The next due dates for the visitor's choices. The form is collapsed to a sentence. The default profile suits most companies. */
export function TaxCalendar(props: TaxCalendarProps) {
  const { required, duties, holidays, builtOn, checkedOn, siteUrl, letterhead, year, note, translate } = props;
  const title = translate('Tax calendar');
  const [profile, setProfile] = useState<Profile>(DEFAULT_PROFILE);
  const [isChosen, setIsChosen] = useState(false);
  const [isFileAsked, setFileAsked] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const today = useToday();

  const writeParams = useFormQuery(required, (query, isArrival) => {
    // Choices made, or restored by the browser, before React loaded take precedence.
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
  const dates = dutyDates(duties, chosen, fullMonthsFrom(from, YEAR_MONTHS), holidays, translate);

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
      dates: dutyDates(duties, chosen, range, holidays, translate),
      checkedOn,
      page: `${siteUrl}${location.pathname}`,
      hasYearSheet: true,
      translate,
    });

  return (
    <div className={styles.grid} data-result={today && ''}>
      <PendingResult translate={translate} />
      <VisuallyHidden as="p" role="status">
        {isChosen && announce(dates, translate)}
      </VisuallyHidden>
      {today && (
        <PrintHeader
          translate={translate}
          letterhead={letterhead}
          title={title}
          inputSummary={profileSentence(profile, translate)}
        />
      )}
      <details ref={details} className={`${styles.profile} small notPrinted`}>
        <summary>
          <span>{profileSentence(profile, translate)}</span> <b>{translate('Change this')}</b>
        </summary>
        <ProfileForm
          translate={translate}
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
        <VisuallyHidden as="h2" id="next-dates">
          {translate('Next dates')}
        </VisuallyHidden>
        <DateList translate={translate} dates={dates} today={today} />
        {note}
      </section>
      {chosen.groups.length > 0 && (
        <AddDates translate={translate} until={range.to} file={file} isAsked={isFileAsked && today !== undefined} />
      )}
      <div className={styles.year}>{year}</div>
      <div className={`${styles.actions} needsScript`}>
        <Disclosure summary={translate('Share, print or save the dates')}>
          <p>{translate('The year prints on one sheet of A4 or A3.')}</p>
          {today && (
            <ShareActions
              translate={translate}
              title={title}
              announcement={announce(dates, translate)}
              csv={() => csvOf(dates, translate)}
              fileName="tax-calendar"
              printLabel={translate('Print dates')}
            />
          )}
        </Disclosure>
      </div>
    </div>
  );
}
