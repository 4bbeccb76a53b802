import { Said } from '@/components/behaviours/Said';
import { CALENDAR_FILES, calendarPath, calendarTitle } from '@/lib/calendar/calendarFiles';
import { say } from '@/lib/words/say';
import { ReferenceTable } from '../layout/ReferenceTable';
import { googleLink, webcalLink } from './subscriptions';

const WAYS = ['Subscribe', 'Google', 'File'] as const;

/** How to subscribe, and every calendar but those that differ by year end. */
export function SubscriptionTable({ siteUrl }: { siteUrl: string }) {
  const files = CALENDAR_FILES.filter(({ group }) => group !== 'company' && group !== 'public-body');
  return (
    <ReferenceTable
      title={say('Subscribe')}
      caption={say('Calendars to subscribe to')}
      columns={[say('Calendar'), ...WAYS.map((label) => ({ label: say(label), isLink: true }))]}
      rows={files.map((file) => [
        calendarTitle(file),
        <a
          key="webcal"
          href={webcalLink(siteUrl, calendarPath(file))}
          aria-label={`${say('Subscribe')}: ${calendarTitle(file)}`}
        >
          {say('Subscribe')}
        </a>,
        <a
          key="google"
          href={googleLink(siteUrl, calendarPath(file))}
          aria-label={`Google: ${calendarTitle(file)}`}
          rel="noopener noreferrer"
        >
          Google
        </a>,
        <a key="file" href={calendarPath(file)} download="" aria-label={`${say('.ics file')}: ${calendarTitle(file)}`}>
          {say('.ics file')}
        </a>,
      ])}
    >
      <p>
        {say(
          'A calendar reaches 24 months ahead and keeps itself up to date. A file that you save and open stays as it was. In both stand alarms five days before the working day, and on it. Files keep them; Google and Outlook leave those of subscribed calendars out and ring as you set it there, and an iPhone asks. So makers of other calendars reported until November 2026; we have not tried every program. Look into yours once.',
        )}
      </p>
      <p>
        <Said
          of="{apple} press Subscribe and confirm. {android} press Google in a browser, best on a computer, and the phone follows. {outlook} choose Add calendar, Subscribe from web, and paste the address of the .ics file."
          values={{
            apple: <b>{say('iPhone, Mac, Outlook on a computer:')}</b>,
            android: <b>Android:</b>,
            outlook: <b>{say('Outlook on the web:')}</b>,
          }}
        />
      </p>
    </ReferenceTable>
  );
}
