import { DataTable } from '@/components/ui/data-table/DataTable';
import { calendarFile, calendarPath, calendarTitle, monthName } from '@/lib/calendar/calendarFiles';
import type { Duty } from '@/lib/calendar/duties';

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
