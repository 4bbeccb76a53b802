import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Button } from '@/components/ui/button/Button';
import { downloadBlob } from '@/lib/browser/downloads';
import { filesOf, myCalendarPath } from '@/lib/calendar/calendarFiles';
import type { Profile } from '@/lib/calendar/profile';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { IsoDay } from '@/lib/tax/days';
import styles from './AddDates.module.scss';
import { googleLink, webcalLink } from './subscriptions';

type AddDatesProps = {
  profile: Profile;
  siteUrl: string;
  /** Last day of the file. */
  until: IsoDay;
  /** Text of the one file with all dates of the profile, made when it is asked for. */
  file: () => string;
};

/** The dates of a profile into a calendar: as one file that rings, or as calendars that keep themselves up to date. */
export function AddDates({ profile, siteUrl, until, file }: AddDatesProps) {
  if (filesOf(profile).length === 0) return null;

  const save = () => downloadBlob(new Blob([file()], { type: 'text/calendar;charset=utf-8' }), 'tax-dates.ics');
  const link = (linkOf: typeof webcalLink, text: string) => (
    <p>
      <a href={linkOf(siteUrl, myCalendarPath(profile))} rel="noopener noreferrer">
        {text}
      </a>
    </p>
  );

  return (
    <section className={styles.box} aria-label="Put them into your calendar">
      <div className={styles.file}>
        <Button fullWidth onClick={save}>
          Add my dates to this <span className={styles.phone}>phone</span>
          <span className={styles.computer}>computer</span>
        </Button>
        <p>
          One file with all of them to {formatLongDate(until)}. Open it and confirm: each rings five days before the
          working day, and on it. It stays as it is; add it again after a change of law.
        </p>
      </div>
      <Disclosure summary="Google: follows the law, rings as you set it">
        <p>
          One calendar with all your dates. Press in a browser, best on a computer: your phone follows within a day.
          Google leaves our alarms out. Set your own there: the calendar’s settings, All-day event notifications.
        </p>
        {link(googleLink, 'Add my dates to Google')}
      </Disclosure>
      <Disclosure summary="iPhone: follows the law, rings if you let it">
        <p>
          One calendar with all your dates. Press and confirm. Switch Remove Alarms off in the same window, or the dates
          come without a sound.
        </p>
        {link(webcalLink, 'Subscribe to my dates')}
      </Disclosure>
    </section>
  );
}
