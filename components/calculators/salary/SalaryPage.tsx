import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import type { SalaryCalculator } from '@/lib/salary/publishedRates';
import {
  getSalaryTables,
  getSalaryYears,
  getShownDay,
  type SalaryTables,
} from '@/lib/server/content/loaders/tax/salary';
import type { PageTranslate, Translate } from '@/lib/words/translate';
import { CalculatorPage } from '../layout/CalculatorPage';
import { RuleTable, SourceLine } from '../layout/ReferenceTable';
import { BandTable } from './BandTable';
import { GrossToNetCalculator } from './GrossToNetCalculator';
import { NetToGrossCalculator } from './NetToGrossCalculator';
import { netToGrossLines, salaryLines } from './salaryLines';

const CALCULATORS = {
  grossToNet: {
    id: 'gross-to-net-salary',
    emptyState: 'You will see your net pay here.',
    Calculator: GrossToNetCalculator,
    linesOf: salaryLines,
  },
  netToGross: {
    id: 'net-to-gross-salary',
    emptyState: 'You will see the gross salary here.',
    Calculator: NetToGrossCalculator,
    linesOf: netToGrossLines,
  },
} as const;

/** Bands, rules, laws and sources of a salary calculation. Works without JavaScript. */
function SalaryReference({ tables, translate }: { tables: SalaryTables; translate: Translate }) {
  const { rates, paye, reading } = tables;
  const lines = salaryLines(tables, translate);
  const published = formatAmount(rates.publishedTopFixed);
  const isOwnReading = rates.bands.at(-1)?.fixed !== rates.publishedTopFixed;
  const inForce = translate('The PAYE table has been in force since {day}.', {
    day: formatLongDate(paye.from, translate.language),
  });
  return (
    <>
      <BandTable translate={translate} rates={rates} />
      <RuleTable
        translate={translate}
        lines={[
          lines.nssf,
          lines.taxable,
          isOwnReading
            ? {
                ...lines.paye,
                rule: translate('by band, on taxable pay; by law the fixed amount of the top band is {amount}', {
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
        {translate(
          'Amounts are rounded only at the end, to whole shillings; the CSV file has the cents. SDL is due from employers with {count} or more employees. WCF is due on basic pay and the fixed allowances paid with it; here it is charged on all of the gross salary. No WCF is due on overtime and bonuses.',
          { count: rates.sdlMinEmployees },
        )}
      </RuleTable>
      <SourceLine
        translate={translate}
        {...reading}
        period={`${translate('Rates for {year}.', { year: rates.year })} ${inForce}`}
      />
    </>
  );
}

/** A salary calculator, with its rates, rules and laws. */
function SalaryPage({ calculator, translate }: { calculator: SalaryCalculator; translate: PageTranslate }) {
  const tables = getSalaryTables(calculator, translate.language);
  const years = getSalaryYears(calculator, translate.language);
  const { id, emptyState, Calculator, linesOf } = CALCULATORS[calculator];
  const { year } = tables.rates;
  return (
    <CalculatorPage
      translate={translate}
      id={id}
      emptyState={translate(emptyState)}
      basis={translate('{year} rates', { year })}
      service="accounting"
      Calculator={Calculator}
      data={{ year, month: getShownDay().slice(0, 7), years, lines: linesOf(tables, translate) }}
    >
      <SalaryReference translate={translate} tables={tables} />
    </CalculatorPage>
  );
}

export const GrossToNetPage = ({ translate }: { translate: PageTranslate }) => (
  <SalaryPage translate={translate} calculator="grossToNet" />
);

export const NetToGrossPage = ({ translate }: { translate: PageTranslate }) => (
  <SalaryPage translate={translate} calculator="netToGross" />
);
