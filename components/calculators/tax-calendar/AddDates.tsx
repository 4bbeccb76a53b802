import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { filesOf } from '@/lib/calendar/calendarFiles';
import type { Profile } from '@/lib/calendar/profile';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { IsoDay } from '@/lib/tax/days';
import { ENGLISH } from '@/lib/words/say';
import { saveFile } from '../result/saveFile';
import styles from './AddDates.module.scss';

type AddDatesProps = {
  profile: Profile;
  /** Last day of the file. */
  until: IsoDay;
  /** Text of the one file with all dates of the profile, made when it is asked for. */
  file: () => string;
};

/** The dates of a profile into a calendar, as one file with alarms. */
export function AddDates({ profile, until, file }: AddDatesProps) {
  const [notice, setNotice] = useState('');
  if (filesOf(profile).length === 0) return null;

  const save = () =>
    setNotice(saveFile(new Blob([file()], { type: 'text/calendar;charset=utf-8' }), 'tax-dates.ics', ENGLISH));

  return (
    <section className={styles.box} aria-label="Into your calendar">
      <Button fullWidth onClick={save}>
        Add my dates<span className={styles.phone}> to this phone</span>
      </Button>
      <p>
        One file with every date to {formatLongDate(until)}. Each rings five days before, and on the last working day.
        Add it again after a change of law.
      </p>
      <p role="status">{notice}</p>
    </section>
  );
}
