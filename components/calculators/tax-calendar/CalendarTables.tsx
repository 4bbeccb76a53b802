import { DataTable } from '@/components/ui/data-table/DataTable';
import { calendarFile, calendarPath, calendarTitle, monthName } from '@/lib/calendar/calendarFiles';
import { weekdayDate } from '@/lib/calendar/dueText';
import type { Duty } from '@/lib/calendar/duties';
import { type HolidayRules, holidaysBetween } from '@/lib/calendar/workingDays';
import type { Calendar, HolidayFile } from '@/lib/content/schemas/calendar';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { addMonths, type IsoDay } from '@/lib/tax/days';
import { KnownLaw } from '../layout/KnownLaw';

const COLUMNS = ['What', 'Who', 'When', 'Where', 'Law'].map((label) => ({ label }));

/** Duties that follow from an event, and so have no date of their own. */
export function EventTable({ events }: Pick<Calendar, 'events'>) {
  return (
    <DataTable
      caption="Duties that follow from an event"
      isCaptionHidden
      columns={COLUMNS}
      rows={events.map((event) => [event.what, event.who, event.when, event.where, <KnownLaw key="law" of={event} />])}
    />
  );
}

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

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Months after the year end on whose last days a company has something to do, the earliest first. */
const offsetsOf = (duties: readonly Duty[]): number[] =>
  duties.flatMap(({ groups, rule }) =>
    groups.includes('company') && rule.every === 'accounting-year' ? rule.months : [],
  );

/** What a company with each year end has to do at the end of which months, and its calendar. */
export function YearEndTable({ duties }: { duties: readonly Duty[] }) {
  const offsets = offsetsOf(duties);
  return (
    <>
      <DataTable
        isCaptionHidden
        caption="Last days of the months in which instalments and the final return of a company are due"
        holds="figures"
        columns={[
          'Year ends in',
          'Estimate and instalment 1',
          ...[2, 3, 4].map((number) => `Instalment ${number}`),
          'Final return',
          'File',
        ].map((label) => ({ label }))}
        rows={MONTHS.map((month) => {
          const file = calendarFile('company', month);
          return [
            monthName(month),
            ...offsets.map((offset) => monthName(month + offset)),
            <a key="file" href={calendarPath(file)} download="" aria-label={`${'.ics file'}: ${calendarTitle(file)}`}>
              .ics
            </a>,
          ];
        })}
      />
      <p>
        Each is due by the last day of the month named. Bodies that the Controller and Auditor General audits have more
        time for the return: choose them above for their calendar.
      </p>
    </>
  );
}
