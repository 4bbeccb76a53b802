import type { SalaryCalculator } from '@/lib/salary/publishedRates';
import { getSalaryTables, getSalaryYears, getShownDay } from '@/lib/server/content/loaders/tax/salary';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { say } from '@/lib/words/say';
import { CalculatorPage } from '../layout/CalculatorPage';
import { GrossToNetCalculator } from './GrossToNetCalculator';
import { NetToGrossCalculator } from './NetToGrossCalculator';
import { SalaryReference } from './SalaryReference';
import { netToGrossRowTexts, salaryRowTexts } from './salaryRows';

const CALCULATORS = {
  grossToNet: {
    id: 'gross-to-net-salary',
    promise: 'Your net pay will stand here.',
    Calculator: GrossToNetCalculator,
    rowTexts: salaryRowTexts,
  },
  netToGross: {
    id: 'net-to-gross-salary',
    promise: 'The gross salary will stand here.',
    Calculator: NetToGrossCalculator,
    rowTexts: netToGrossRowTexts,
  },
} as const;

/** A salary calculator, and its rates, rules and laws. */
function SalaryPage({ calculator }: { calculator: SalaryCalculator }) {
  const tables = twinsOf(getSalaryTables(calculator), say.language);
  const years = twinsOf(getSalaryYears(calculator), say.language);
  const { id, promise, Calculator, rowTexts } = CALCULATORS[calculator];
  const { year } = tables.rates;
  return (
    <CalculatorPage
      id={id}
      promise={say(promise)}
      basis={say('{year} rates', { year })}
      service="accounting"
      rows={rowTexts(tables)}
      Calculator={Calculator}
      data={{ year, month: getShownDay().slice(0, 7), years }}
    >
      <SalaryReference tables={tables} />
    </CalculatorPage>
  );
}

/** The page of the calculator from gross to net. */
export const GrossToNetPage = () => <SalaryPage calculator="grossToNet" />;

/** The page of the calculator from net to gross. */
export const NetToGrossPage = () => <SalaryPage calculator="netToGross" />;
