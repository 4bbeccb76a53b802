import type { ReactNode } from 'react';
import { ContactBlock } from '@/components/shell/ContactBlock';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { DataTable } from '@/components/ui/DataTable';
import { Disclosure } from '@/components/ui/Disclosure';
import { calendarFile, calendarPath, monthName } from '@/lib/calendar/calendarFiles';
import { weekdayDate } from '@/lib/calendar/dueText';
import type { Duty } from '@/lib/calendar/duties';
import { type HolidayRules, holidaysBetween } from '@/lib/calendar/workingDays';
import type { Calendar, HolidayFile } from '@/lib/content/schemas/calendar';
import { buildDay } from '@/lib/dates/builtAt';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { calendarTitle } from '@/lib/server/calendar/calendarText';
import { getCalendar, getDuties, getHolidayRules, getHolidays } from '@/lib/server/content/loaders/calendar';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { webApplicationData } from '@/lib/server/seo/structuredData';
import { findCalculator } from '@/lib/site/calculators';
import { calculatorPage } from '@/lib/site/pages';
import { addMonths, type IsoDay } from '@/lib/tax/days';
import { fragmentOf } from '@/lib/text/fragmentOf';
import { AskLink } from '../layout/AskLink';
import { Letterhead } from '../layout/CalculatorPage';
import { CarryCalculation } from '../layout/CarryCalculation';
import { WORKING_DAY_RULE } from '../layout/DueDayNote';
import { KnownLaw } from '../layout/KnownLaw';
import { SourceLine } from '../layout/ReferenceTable';
import { NoScriptNote } from '../layout/ToolPage';
import { TaxCalendar } from './TaxCalendar';
import styles from './TaxCalendarPage.module.scss';
import { YearChart } from './YearChart';

const COLUMNS = ['What', 'Who', 'When', 'Where', 'Law'].map((label) => ({ label }));

/** Duties that follow from an event, and so have no date of their own. */
function EventTable({ events }: Pick<Calendar, 'events'>) {
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
function HolidayTable({ rules, file, builtOn }: HolidayTableProps) {
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
      <p>{file.law}. The President may declare further days.</p>
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
function YearEndTable({ duties }: { duties: readonly Duty[] }) {
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
            <a key="file" href={calendarPath(file)} download="" aria-label={`.ics file: ${calendarTitle(file)}`}>
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

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure summary={title} headingId={fragmentOf(title)}>
      {children}
    </Disclosure>
  );
}

/** The tax calendar: next dates of the visitor's business, a file of them, duties that follow from an event, public holidays. */
export function TaxCalendarPage() {
  const page = calculatorPage('tax-calendar');
  const duties = getDuties();
  const published = getCalendar();
  const holidays = getHolidayRules();
  const holidayFile = getHolidays();
  const firm = getFirm();
  const builtOn = buildDay();
  const { required = '' } = findCalculator('tax-calendar');
  return (
    <div className={styles.page}>
      <PageHero kind="tool" page={page} />
      <JsonLd data={webApplicationData(firm, page)} />
      <div className={styles.body}>
        <NoScriptNote phone={firm.phone} title="The choices need JavaScript">
          Without it the list shows the dates of most companies. We also answer at
        </NoScriptNote>
        <TaxCalendar
          required={required}
          duties={duties}
          holidays={holidays}
          builtOn={builtOn}
          checkedOn={[published.checkedOn, holidayFile.checkedOn].sort().at(-1) ?? builtOn}
          siteUrl={firm.url}
          letterhead={<Letterhead firm={firm} />}
          year={<YearChart duties={duties} builtOn={builtOn} firm={firm} />}
          note={
            <p className={styles.note}>
              {WORKING_DAY_RULE} General information, not professional advice:{' '}
              <AskLink service="taxation">ask us</AskLink> before you rely on a date.
            </p>
          }
        />
        <div className={styles.folds}>
          <Fold title="Companies by year end">
            <YearEndTable duties={duties} />
          </Fold>
          <Fold title="When something happens">
            <EventTable events={published.events} />
            <SourceLine {...published} period="Mainland Tanzania." />
          </Fold>
          <Fold title="Public holidays">
            <HolidayTable rules={holidays} file={holidayFile} builtOn={builtOn} />
          </Fold>
        </div>
        <CarryCalculation required={required} />
      </div>
      <ContactBlock topic={page.name} title="Ask us about your dates" />
    </div>
  );
}
