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
import { getCalendar, getDuties, getHolidayRules, getHolidays } from '@/lib/server/content/loaders/calendar';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { webApplicationData } from '@/lib/server/seo/structuredData';
import { findCalculator } from '@/lib/site/calculators';
import { pageIn } from '@/lib/site/pageIn';
import { calculatorPage } from '@/lib/site/pages';
import { addMonths, type IsoDay } from '@/lib/tax/days';
import { fragmentOf } from '@/lib/text/fragmentOf';
import type { Phrase } from '@/lib/words/phrases';
import type { PageTranslate, Translate } from '@/lib/words/translate';
import { AttachCalculation } from '../layout/AttachCalculation';
import { Letterhead } from '../layout/CalculatorPage';
import { WORKING_DAY_RULE } from '../layout/DueDayNote';
import { KnownLaw } from '../layout/KnownLaw';
import { SourceLine } from '../layout/ReferenceTable';
import { NoScriptNote } from '../layout/ToolPage';
import { TaxCalendar } from './TaxCalendar';
import styles from './TaxCalendarPage.module.scss';
import { YearChart } from './YearChart';

const COLUMNS = ['What', 'Who', 'When', 'Where', 'Law'] as const satisfies readonly Phrase[];

/** Duties triggered by an event, which have no fixed date. */
function EventTable({ events, translate }: Pick<Calendar, 'events'> & { translate: Translate }) {
  return (
    <DataTable
      caption={translate('Duties that follow from an event')}
      isCaptionHidden
      columns={COLUMNS.map((label) => ({ label: translate(label) }))}
      rows={events.map((event) => [
        event.what,
        event.who,
        event.when,
        event.where,
        <KnownLaw translate={translate} key="law" of={event} />,
      ])}
    />
  );
}

type HolidayTableProps = { rules: HolidayRules; file: HolidayFile; builtOn: IsoDay; translate: Translate };

/** How far ahead the calendars go. */
const MONTHS_AHEAD = 24;

/** Public holidays in the months that the calendars cover. */
function HolidayTable({ rules, file, builtOn, translate }: HolidayTableProps) {
  const lastDay = addMonths(builtOn, MONTHS_AHEAD);
  const [from, to] = [builtOn, lastDay].map((day) => formatLongDate(day, translate.language));
  return (
    <>
      <DataTable
        caption={translate('Public holidays from {from} to {to}', { from: from ?? '', to: to ?? '' })}
        isCaptionHidden
        columns={[
          { label: translate('Day') },
          { label: translate('Holiday'), isSelfEvident: true },
          { label: translate('Note'), isSelfEvident: true },
        ]}
        rows={holidaysBetween(builtOn, lastDay, rules).map(({ day, name, isExpected }) => [
          weekdayDate(day, translate.language),
          name,
          isExpected ? translate('Expected date; it depends on the moon and will be announced') : '',
        ])}
      />
      <p>
        {file.law}. {translate('The President may declare further days.')}
      </p>
    </>
  );
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** Months after the year end in which a company has a duty due on the last day, earliest first. */
const offsetsOf = (duties: readonly Duty[]): number[] =>
  duties.flatMap(({ groups, rule }) =>
    groups.includes('company') && rule.every === 'accounting-year' ? rule.months : [],
  );

/** For each year end, the months at whose end a company has duties, and its calendar file. */
function YearEndTable({ duties, translate }: { duties: readonly Duty[]; translate: Translate }) {
  const offsets = offsetsOf(duties);
  return (
    <>
      <DataTable
        isCaptionHidden
        caption={translate('Months at the end of which a company’s instalments and final return are due')}
        holds="figures"
        columns={[
          translate('Year ends in'),
          translate('Estimate and instalment 1'),
          ...[2, 3, 4].map((number) => translate('Instalment {number}', { number })),
          translate('Final return'),
          translate('File'),
        ].map((label) => ({ label }))}
        rows={MONTHS.map((month) => {
          const file = calendarFile('company', month);
          return [
            monthName(month, translate.language),
            ...offsets.map((offset) => monthName(month + offset, translate.language)),
            <a
              key="file"
              href={calendarPath(file)}
              hrefLang={translate.language === 'en' ? undefined : 'en'}
              download=""
              aria-label={translate('.ics file for a year to {month}', { month: monthName(month, translate.language) })}
            >
              .ics
            </a>,
          ];
        })}
      />
      <p>
        {translate(
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

/**
 * The tax calendar: the next due dates for the visitor's business as a list and a file, duties triggered by an event, and public
 * holidays.
 */
export function TaxCalendarPage({ translate }: { translate: PageTranslate }) {
  const page = pageIn(calculatorPage('tax-calendar'), translate);
  const { language } = translate;
  const duties = getDuties(language);
  const published = getCalendar(language);
  const holidays = getHolidayRules(language);
  const holidayFile = getHolidays(language);
  const firm = getFirm(language);
  const builtOn = buildDay();
  const { required = '' } = findCalculator('tax-calendar');
  return (
    <div className={styles.page}>
      <PageHero translate={translate} kind="tool" page={page} />
      <JsonLd data={webApplicationData(firm, page, language)} />
      <div className={`${styles.body} wrap`}>
        <NoScriptNote translate={translate} phone={firm.phone} title={translate('The choices need JavaScript')}>
          {translate('Without it the list shows the dates for most companies. We can also tell you yours:')}
        </NoScriptNote>
        <TaxCalendar
          translate={translate.inBrowser}
          required={required}
          duties={duties}
          holidays={holidays}
          builtOn={builtOn}
          checkedOn={[published.checkedOn, holidayFile.checkedOn].sort().at(-1) ?? builtOn}
          siteUrl={firm.url}
          letterhead={<Letterhead firm={firm} />}
          year={<YearChart translate={translate} duties={duties} builtOn={builtOn} firm={firm} />}
          note={
            <p className="measure caption muted plainLinks">
              {translate(WORKING_DAY_RULE)} {translate('This is general information, not professional advice.')}
            </p>
          }
        />
        <div className={styles.folds}>
          <Fold title={translate('Companies by year end')}>
            <YearEndTable translate={translate} duties={duties} />
          </Fold>
          <Fold title={translate('When something happens')}>
            <EventTable translate={translate} events={published.events} />
            <SourceLine
              translate={translate}
              {...published}
              period={translate('These rules apply to mainland Tanzania.')}
            />
          </Fold>
          <Fold title={translate('Public holidays')}>
            <HolidayTable translate={translate} rules={holidays} file={holidayFile} builtOn={builtOn} />
          </Fold>
        </div>
        <AttachCalculation translate={translate.inBrowser} required={required} />
      </div>
      <ContactBlock translate={translate} topic={page.name} title={translate('Ask us about your dates')} />
    </div>
  );
}
