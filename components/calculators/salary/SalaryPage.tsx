import type { StudentLoan } from '@/lib/salary/deductions';
import type { SalaryCalculator, SalaryYear } from '@/lib/salary/publishedRates';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { say } from '@/lib/words/say';
import { CalculatorPage } from '../layout/CalculatorPage';
import { BandLadder } from './BandLadder';
import { GrossToNetCalculator } from './GrossToNetCalculator';
import { NetToGrossCalculator } from './NetToGrossCalculator';
import { SalaryReference } from './SalaryReference';
import { netToGrossRowTexts, salaryRowTexts } from './salaryRowTexts';

type SalaryPageProps = {
  calculator: SalaryCalculator;
  tables: SalaryTables;
  /** Years to choose from, the newest first. */
  years: readonly SalaryYear[];
  loan: StudentLoan;
};

const EMPLOYER_POINT = 'What the job costs the employer: NSSF, SDL and WCF';
const LINES_POINT = 'Each line with its formula and the law behind it';

const CALCULATORS = {
  grossToNet: {
    id: 'gross-to-net-salary',
    points: [
      'Net pay, PAYE and NSSF, and the tax band',
      EMPLOYER_POINT,
      LINES_POINT,
      'A second salary beside it, to compare',
    ],
    Calculator: GrossToNetCalculator,
    rowTexts: salaryRowTexts,
    ladder: 'taxable',
  },
  netToGross: {
    id: 'net-to-gross-salary',
    points: [
      'The gross salary, in whole shillings',
      'PAYE and NSSF, the tax band and the net pay range',
      EMPLOYER_POINT,
      LINES_POINT,
    ],
    Calculator: NetToGrossCalculator,
    rowTexts: netToGrossRowTexts,
    ladder: 'net',
  },
} as const;

/** Gross to net or net to gross: the calculator, and its rates, rules and laws. */
export function SalaryPage(props: SalaryPageProps) {
  const { calculator, tables, years, loan } = twinsOf(props);
  const { id, points, Calculator, rowTexts, ladder } = CALCULATORS[calculator];
  const { year, bands } = tables.rates;
  return (
    <CalculatorPage
      id={id}
      points={points.map((point) => say(point))}
      basis={say('{year} rates', { year })}
      service="accounting"
      rows={rowTexts(tables, loan)}
      Calculator={Calculator}
      data={{ year, years, loan }}
      aside={<BandLadder bands={bands} ends={ladder} />}
    >
      <SalaryReference tables={tables} loan={loan} />
    </CalculatorPage>
  );
}
