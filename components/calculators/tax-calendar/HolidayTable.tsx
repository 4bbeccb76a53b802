import { DataTable } from '@/components/ui/data-table/DataTable';
import { weekdayDate } from '@/lib/calendar/dayTexts';
import { type HolidayRules, holidaysBetween } from '@/lib/calendar/holidays';
import type { HolidayFile } from '@/lib/content/schemas/calendar';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { addMonths, type IsoDay } from '@/lib/tax/days';

type HolidayTableProps = { rules: HolidayRules; file: HolidayFile; builtOn: IsoDay };

/** As far as the calendars reach. */
const MONTHS_AHEAD = 24;

/** The public holidays of the months that the calendars reach ahead. */
export function HolidayTable({ rules, file, builtOn }: HolidayTableProps) {
  const lastDay = addMonths(builtOn, MONTHS_AHEAD);
  return (
    <>
      <DataTable
        caption={`Public holidays from ${formatLongDate(builtOn)} to ${formatLongDate(lastDay)}`}
        isCaptionHidden
        columns={[{ label: 'Day' }, { label: 'Holiday', isSelfEvident: true }, { label: 'Note', isSelfEvident: true }]}
        rows={holidaysBetween(builtOn, lastDay, rules).map(({ day, name, isExpected }) => [
          weekdayDate(day),
          name,
          isExpected ? 'Expected, by the moon: to be announced' : '',
        ])}
      />
      <p>
        {file.law}. The President may declare further days. Sources: {file.sources.join('; ')}.
      </p>
    </>
  );
}
