import { Said } from '@/components/behaviours/Said';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { Button } from '@/components/ui/button/Button';
import { downloadBlob, downloadUrl } from '@/lib/browser/downloads';
import { isInApp } from '@/lib/browser/isInApp';
import { filesOf, myCalendarPath } from '@/lib/calendar/calendarFiles';
import type { Profile } from '@/lib/calendar/profile';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { IsoDay } from '@/lib/tax/days';
import { say } from '@/lib/words/say';
import styles from './AddDates.module.scss';
import { googleLink, webcalLink } from './subscriptions';

const NAME = 'tax-dates.ics';

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

  const save = () =>
    isInApp()
      ? downloadUrl(myCalendarPath(profile), NAME)
      : downloadBlob(new Blob([file()], { type: 'text/calendar;charset=utf-8' }), NAME);
  const link = (linkOf: typeof webcalLink, text: string) => (
    <p>
      <a href={linkOf(siteUrl, myCalendarPath(profile))} rel="noopener noreferrer">
        {text}
      </a>
    </p>
  );

  return (
    <section className={styles.box} aria-label={say('Put them into your calendar')}>
      <div className={styles.file}>
        <Button fullWidth onClick={save}>
          <Said
            of="Add my dates to {device}"
            values={{
              device: (
                <>
                  <span className={styles.phone}>{say('this phone')}</span>
                  <span className={styles.computer}>{say('this computer')}</span>
                </>
              ),
            }}
          />
        </Button>
        <p>
          {say(
            'One file with all of them to {day}. Open it and confirm: each rings five days before the working day, and on it. It stays as it is; add it again after a change of law.',
            { day: formatLongDate(until) },
          )}
        </p>
      </div>
      <Disclosure summary={say('Google: follows the law, rings as you set it')}>
        <p>
          {say(
            'One calendar with all your dates. Press in a browser, best on a computer: your phone follows within a day. Google leaves our alarms out. Set your own there: the calendar’s settings, All-day event notifications.',
          )}
        </p>
        {link(googleLink, say('Add my dates to Google'))}
      </Disclosure>
      <Disclosure summary={say('iPhone: follows the law, rings if you let it')}>
        <p>
          {say(
            'One calendar with all your dates. Press and confirm. Switch Remove Alarms off in the same window, or the dates come without a sound.',
          )}
        </p>
        {link(webcalLink, say('Subscribe to my dates'))}
      </Disclosure>
    </section>
  );
}
