import type { ReactNode } from 'react';
import { useSay } from '#words';
import { RichSentence } from '@/components/behaviours/RichSentence';
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
import { getCalendar, getDuties, getHolidayRules, getHolidays } from '@/lib/server/content/loaders/calendar';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { webApplicationData } from '@/lib/server/seo/structuredData';
import { findCalculator } from '@/lib/site/calculators';
import { pageIn } from '@/lib/site/pageIn';
import { calculatorPage } from '@/lib/site/pages';
import { addMonths, type IsoDay } from '@/lib/tax/days';
import { fragmentOf } from '@/lib/text/fragmentOf';
import type { Phrase } from '@/lib/words/phrases';
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

const COLUMNS = ['What', 'Who', 'When', 'Where', 'Law'] as const satisfies readonly Phrase[];

/** Duties that follow from an event, and so have no date of their own. */
function EventTable({ events }: Pick<Calendar, 'events'>) {
  const say = useSay();
  return (
    <DataTable
      caption={say('Duties that follow from an event')}
      isCaptionHidden
      columns={COLUMNS.map((label) => ({ label: say(label) }))}
      rows={events.map((event) => [event.what, event.who, event.when, event.where, <KnownLaw key="law" of={event} />])}
    />
  );
}

type HolidayTableProps = { rules: HolidayRules; file: HolidayFile; builtOn: IsoDay };

/** As far as the calendars reach. */
const MONTHS_AHEAD = 24;

/** The public holidays of the months that the calendars reach ahead. */
function HolidayTable({ rules, file, builtOn }: HolidayTableProps) {
  const say = useSay();
  const lastDay = addMonths(builtOn, MONTHS_AHEAD);
  const [from, to] = [builtOn, lastDay].map((day) => formatLongDate(day, say.language));
  return (
    <>
      <DataTable
        caption={say('Public holidays from {from} to {to}', { from: from ?? '', to: to ?? '' })}
        isCaptionHidden
        columns={[
          { label: say('Day') },
          { label: say('Holiday'), isSelfEvident: true },
          { label: say('Note'), isSelfEvident: true },
        ]}
        rows={holidaysBetween(builtOn, lastDay, rules).map(({ day, name, isExpected }) => [
          weekdayDate(day, say.language),
          name,
          isExpected ? say('Expected: it depends on the moon and will be announced') : '',
        ])}
      />
      <p>
        {file.law}. {say('The President may declare further days.')}
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
function YearEndTable({ duties }: { duties: readonly Duty[] }) {
  const say = useSay();
  const offsets = offsetsOf(duties);
  return (
    <>
      <DataTable
        isCaptionHidden
        caption={say('Months at the end of which the instalments and the final return of a company are due')}
        holds="figures"
        columns={[
          say('Year ends in'),
          say('Estimate and instalment 1'),
          ...[2, 3, 4].map((number) => say('Instalment {number}', { number })),
          say('Final return'),
          say('File'),
        ].map((label) => ({ label }))}
        rows={MONTHS.map((month) => {
          const file = calendarFile('company', month);
          return [
            monthName(month, say.language),
            ...offsets.map((offset) => monthName(month + offset, say.language)),
            <a
              key="file"
              href={calendarPath(file)}
              hrefLang={say.language === 'en' ? undefined : 'en'}
              download=""
              aria-label={say('.ics file of a year to {month}', { month: monthName(month, say.language) })}
            >
              .ics
            </a>,
          ];
        })}
      />
      <p>
        {say(
          'Each is due by the last day of the month shown. Bodies that the Controller and Auditor General audits have more time to file the return. Choose them above to see their dates.',
        )}
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
  const say = useSay();
  const page = pageIn(calculatorPage('tax-calendar'), say);
  const [duties, published, holidays, holidayFile, firm] = inLanguage(
    say.language,
    () => [getDuties(), getCalendar(), getHolidayRules(), getHolidays(), getFirm()] as const,
  );
  const builtOn = buildDay();
  const { required = '' } = findCalculator('tax-calendar');
  return (
    <div className={styles.page}>
      <PageHero kind="tool" page={page} />
      <JsonLd data={webApplicationData(firm, page)} />
      <div className={`${styles.body} wrap`}>
        <NoScriptNote phone={firm.phone} title={say('The choices need JavaScript')}>
          {say('Without it the list shows the dates of most companies. We can also tell you yours:')}
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
            <p className="measure caption muted plainLinks">
              {say(WORKING_DAY_RULE)}{' '}
              <RichSentence
                of="This is general information, not professional advice. {ask} before you rely on a date."
                values={{ ask: <AskLink service="taxation">{say('Ask us')}</AskLink> }}
              />
            </p>
          }
        />
        <div className={styles.folds}>
          <Fold title={say('Companies by year end')}>
            <YearEndTable duties={duties} />
          </Fold>
          <Fold title={say('When something happens')}>
            <EventTable events={published.events} />
            <SourceLine {...published} period={say('For mainland Tanzania.')} />
          </Fold>
          <Fold title={say('Public holidays')}>
            <HolidayTable rules={holidays} file={holidayFile} builtOn={builtOn} />
          </Fold>
        </div>
        <CarryCalculation required={required} />
      </div>
      <ContactBlock topic={page.name} title={say('Ask us about your dates')} />
    </div>
  );
}
