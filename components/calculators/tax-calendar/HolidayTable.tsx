import { weekdayDate } from '@/lib/calendar/dayTexts';
import { type HolidayRules, holidaysBetween } from '@/lib/calendar/holidays';
import type { HolidayFile } from '@/lib/content/schemas/calendar';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { addMonths, type IsoDay } from '@/lib/tax/days';
import { say } from '@/lib/words/say';
import { ReferenceTable } from '../layout/ReferenceTable';

type HolidayTableProps = { rules: HolidayRules; file: HolidayFile; builtOn: IsoDay };

/** As far as the calendars reach. */
const MONTHS_AHEAD = 24;

/** The public holidays of the months that the calendars reach ahead. */
export function HolidayTable({ rules, file, builtOn }: HolidayTableProps) {
  const lastDay = addMonths(builtOn, MONTHS_AHEAD);
  return (
    <ReferenceTable
      title={say('Public holidays')}
      caption={say('Public holidays from {from} to {to}', {
        from: formatLongDate(builtOn),
        to: formatLongDate(lastDay),
      })}
      columns={[
        say('Day'),
        { label: say('Holiday'), isSelfEvident: true },
        { label: say('Note'), isSelfEvident: true },
      ]}
      rows={holidaysBetween(builtOn, lastDay, rules).map(({ day, name, isExpected }) => [
        weekdayDate(day),
        name,
        isExpected ? say('Expected, by the moon: to be announced') : '',
      ])}
    >
      <p>
        {say('{law}. The President may declare further days. Sources: {sources}.', {
          law: file.law,
          sources: file.sources.join('; '),
        })}
      </p>
    </ReferenceTable>
  );
}
