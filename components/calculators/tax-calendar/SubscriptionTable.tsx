import { CALENDAR_FILES, calendarPath } from '@/lib/calendar/calendarFiles';
import { ReferenceTable } from '../layout/ReferenceTable';
import { googleLink, webcalLink } from './subscriptions';

/** Each names itself in its links. */
const WAYS = ['Subscribe', 'Google', 'File'];

/** How to subscribe, and every calendar but those that differ by year end. */
export function SubscriptionTable({ siteUrl }: { siteUrl: string }) {
  const files = CALENDAR_FILES.filter(({ group }) => group !== 'company' && group !== 'public-body');
  return (
    <ReferenceTable
      title="Subscribe"
      caption="Calendars to subscribe to"
      columns={['Calendar', ...WAYS.map((label) => ({ label, isSelfEvident: true }))]}
      rows={files.map((file) => [
        file.title,
        <a key="webcal" href={webcalLink(siteUrl, calendarPath(file))} aria-label={`Subscribe: ${file.title}`}>
          Subscribe
        </a>,
        <a
          key="google"
          href={googleLink(siteUrl, calendarPath(file))}
          aria-label={`Google: ${file.title}`}
          rel="noopener noreferrer"
        >
          Google
        </a>,
        <a key="file" href={calendarPath(file)} download="" aria-label={`.ics file: ${file.title}`}>
          .ics file
        </a>,
      ])}
    >
      <p>
        A calendar reaches 24 months ahead and keeps itself up to date. A file that you save and open stays as it was.
        In both stand alarms five days before the working day, and on it. Files keep them; Google and Outlook leave
        those of subscribed calendars out and ring as you set it there, and an iPhone asks. So makers of other calendars
        reported until November 2026; we have not tried every program. Look into yours once.
      </p>
      <p>
        <b>iPhone, Mac, Outlook on a computer:</b> press Subscribe and confirm. <b>Android:</b> press Google in a
        browser, best on a computer, and the phone follows. <b>Outlook on the web:</b> choose Add calendar, Subscribe
        from web, and paste the address of the .ics file.
      </p>
    </ReferenceTable>
  );
}
