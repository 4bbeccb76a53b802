import { Said } from '@/components/behaviours/Said';
import { Note } from '@/components/ui/note/Note';
import type { Duty } from '@/lib/calendar/duties';
import type { HolidayRules } from '@/lib/calendar/holidays';
import type { Calendar, HolidayFile } from '@/lib/content/schemas/calendar';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Service } from '@/lib/content/schemas/service';
import { getLawAsKnown } from '@/lib/server/content/loaders/sources';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { findCalculator } from '@/lib/site/calculators';
import { pageHere } from '@/lib/site/pageHere';
import { calculatorPage } from '@/lib/site/pages';
import { RESULT_ID } from '@/lib/site/resultId';
import type { IsoDay } from '@/lib/tax/days';
import { fragmentOf } from '@/lib/text/fragmentOf';
import { say, sayName } from '@/lib/words/say';
import { AskLink } from '../layout/AskLink';
import { CalculatorFrame } from '../layout/CalculatorFrame';
import { CarryCalculation } from '../layout/CarryCalculation';
import { LawPanel } from '../layout/LawPanel';
import { NoScriptNote } from '../layout/NoScriptNote';
import { SourceLine } from '../layout/SourceLine';
import { Letterhead } from '../result/Letterhead';
import { DutyTable } from './DutyTable';
import { EventTable } from './EventTable';
import { HolidayTable } from './HolidayTable';
import { SubscriptionTable } from './SubscriptionTable';
import { TaxCalendar } from './TaxCalendar';
import { YEAR_ID, YearCloth } from './YearCloth';
import { YearEndTable } from './YearEndTable';

/** What the page of the tax calendar is made from. */
type TaxCalendarContent = {
  /** The duties as the engine reads them. */
  duties: readonly Duty[];
  /** The same with their sources and services, events too. */
  published: Calendar;
  holidays: HolidayRules;
  holidayFile: HolidayFile;
};

const TABLES = [
  'Every duty that comes back',
  'Companies by year end',
  'When something happens',
  'Public holidays',
] as const;

const contents = () => [
  { id: RESULT_ID, text: say('Next dates') },
  { id: YEAR_ID, text: say('Your year, woven') },
  { id: fragmentOf(say('Subscribe')), text: say('Calendars to subscribe to') },
  ...TABLES.map((title) => ({ id: fragmentOf(say(title)), text: say(title) })),
];

type TaxCalendarPageProps = {
  content: TaxCalendarContent;
  services: readonly Service[];
  firm: Firm;
  /** Day of the build. */
  builtOn: IsoDay;
};

/** The tax calendar: next dates of the visitor's business, files to subscribe to, every duty and public holiday. */
export function TaxCalendarPage({ builtOn, ...props }: TaxCalendarPageProps) {
  const { content, services, firm } = twinsOf(props);
  const { duties, published, holidays, holidayFile } = content;
  const { required = '', takes } = findCalculator('tax-calendar');
  return (
    <CalculatorFrame page={pageHere(calculatorPage('tax-calendar'))} contents={contents()} lead={sayName(takes)}>
      <NoScriptNote phone={firm.phone} title={say('The choices need JavaScript')}>
        {say(
          'Without it the list shows the dates of the most usual case: a company with 10 or more staff, registered for VAT, that withholds tax and closes its year in December. The tables below hold every other duty; we also answer at',
        )}
      </NoScriptNote>
      <TaxCalendar
        required={required}
        duties={duties}
        holidays={holidays}
        builtOn={builtOn}
        checkedOn={[published.checkedOn, holidayFile.checkedOn].sort().at(-1) ?? builtOn}
        siteUrl={firm.url}
        letterhead={<Letterhead firm={firm} />}
      />
      <Note title={say('Important Note')}>
        <p>
          <Said
            of="The dates follow from {law}: general information, not professional advice. {ask} before you rely on one."
            values={{
              law: getLawAsKnown(published.financeAct),
              ask: <AskLink service="taxation">{say('Ask us')}</AskLink>,
            }}
          />
        </p>
      </Note>
      <YearCloth duties={duties} builtOn={builtOn} firm={firm} />
      <SubscriptionTable siteUrl={firm.url} />
      <DutyTable duties={duties} published={published.duties} services={services} />
      <LawPanel title={say('Year ends, events and public holidays')}>
        <YearEndTable duties={duties} siteUrl={firm.url} />
        <EventTable events={published.events} />
        <HolidayTable rules={holidays} file={holidayFile} builtOn={builtOn} />
        <SourceLine {...published} period={say('Mainland Tanzania.')} />
      </LawPanel>
      <CarryCalculation required={required} />
    </CalculatorFrame>
  );
}
