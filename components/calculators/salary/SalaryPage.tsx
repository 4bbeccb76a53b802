import { useSay } from '#words';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import type { SalaryCalculator } from '@/lib/salary/publishedRates';
import {
  getSalaryTables,
  getSalaryYears,
  getShownDay,
  type SalaryTables,
} from '@/lib/server/content/loaders/tax/salary';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { CalculatorPage } from '../layout/CalculatorPage';
import { RuleTable, SourceLine } from '../layout/ReferenceTable';
import { BandTable } from './BandTable';
import { GrossToNetCalculator } from './GrossToNetCalculator';
import { NetToGrossCalculator } from './NetToGrossCalculator';
import { netToGrossLines, salaryLines } from './salaryLines';

const CALCULATORS = {
  grossToNet: {
    id: 'gross-to-net-salary',
    promise: 'You will see your net pay here.',
    Calculator: GrossToNetCalculator,
    linesOf: salaryLines,
  },
  netToGross: {
    id: 'net-to-gross-salary',
    promise: 'You will see the gross salary here.',
    Calculator: NetToGrossCalculator,
    linesOf: netToGrossLines,
  },
} as const;

/** Bands, rules, laws and sources of a salary calculation, readable without script. */
function SalaryReference({ tables }: { tables: SalaryTables }) {
  const say = useSay();
  const { rates, paye, reading } = tables;
  const lines = salaryLines(tables, say);
  const published = formatAmount(rates.publishedTopFixed);
  const isOwnReading = rates.bands.at(-1)?.fixed !== rates.publishedTopFixed;
  const inForce = say('The PAYE table has been in force since {day}.', {
    day: formatLongDate(paye.from, say.language),
  });
  return (
    <>
      <BandTable rates={rates} />
      <RuleTable
        lines={[
          lines.nssf,
          lines.taxable,
          isOwnReading
            ? {
                ...lines.paye,
                rule: say('by band, on taxable pay; in law the top band begins with {amount}', {
                  amount: published,
                }),
              }
            : lines.paye,
          lines.net,
          lines.employerNssf,
          lines.wcf,
          lines.sdl,
          lines.total,
        ]}
      >
        {say(
          'Amounts are rounded only at the end, to whole shillings; the CSV file has the cents. SDL is due from employers with {count} or more employees. WCF is due on basic pay and the fixed allowances paid with it; here it is charged on all of the gross salary. None is due on overtime and bonus.',
          { count: rates.sdlMinEmployees },
        )}
      </RuleTable>
      <SourceLine {...reading} period={`${say('Rates for {year}.', { year: rates.year })} ${inForce}`} />
    </>
  );
}

/** A salary calculator, and its rates, rules and laws. */
function SalaryPage({ calculator }: { calculator: SalaryCalculator }) {
  const say = useSay();
  const tables = inLanguage(say.language, () => getSalaryTables(calculator));
  const years = inLanguage(say.language, () => getSalaryYears(calculator));
  const { id, promise, Calculator, linesOf } = CALCULATORS[calculator];
  const { year } = tables.rates;
  return (
    <CalculatorPage
      id={id}
      promise={say(promise)}
      basis={say('{year} rates', { year })}
      service="accounting"
      Calculator={Calculator}
      data={{ year, month: getShownDay().slice(0, 7), years, lines: linesOf(tables, say) }}
    >
      <SalaryReference tables={tables} />
    </CalculatorPage>
  );
}

/** The page of the calculator from gross to net. */
export const GrossToNetPage = () => <SalaryPage calculator="grossToNet" />;

/** The page of the calculator from net to gross. */
export const NetToGrossPage = () => <SalaryPage calculator="netToGross" />;
