import type { ReactNode } from 'react';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { buildDay } from '@/lib/dates/builtAt';
import { getCalendar, getDuties, getHolidayRules, getHolidays } from '@/lib/server/content/loaders/calendar';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { webApplicationData } from '@/lib/server/seo/structuredData';
import { findCalculator } from '@/lib/site/calculators';
import { calculatorPage } from '@/lib/site/pages';
import { fragmentOf } from '@/lib/text/headingsOf';
import { AskLink } from '../layout/AskLink';
import { CarryCalculation } from '../layout/CarryCalculation';
import { WORKING_DAY_RULE } from '../layout/DueDayNote';
import { NoScriptNote } from '../layout/NoScriptNote';
import { SourceLine } from '../layout/SourceLine';
import { Letterhead } from '../result/Letterhead';
import { EventTable, HolidayTable, YearEndTable } from './CalendarTables';
import { TaxCalendar } from './TaxCalendar';
import styles from './TaxCalendarPage.module.scss';
import { YearChart } from './YearChart';

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
