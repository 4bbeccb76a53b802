import type { Firm } from '@/lib/content/schemas/firm';
import type { StudentLoan } from '@/lib/salary/deductions';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';
import { CalculatorPage } from '../layout/CalculatorPage';
import { calculatorSlots } from '../layout/calculatorSlots';
import { BandLadder } from './BandLadder';
import { GrossToNetCalculator } from './GrossToNetCalculator';
import { MorePanel } from './MorePanel';
import { SalaryReference } from './SalaryReference';
import { salaryRowTexts } from './salaryRowTexts';
import { tableInForce } from './tableInForce';

type GrossToNetPageProps = {
  tables: SalaryTables;
  /** Years to choose from, the newest first. */
  years: readonly SalaryYear[];
  loan: StudentLoan;
  firm: Firm;
};

const POINTS = [
  'Net pay, PAYE and NSSF, and the tax band',
  'What the job costs the employer: NSSF, SDL and WCF',
  'Each line with its formula and the law behind it',
  'A second salary beside it, to compare',
];

/** Gross to net: the calculator, and its rates, rules and laws. */
export function GrossToNetPage({ tables, years, loan, firm }: GrossToNetPageProps) {
  const { rates } = tables;
  const page = { rates, years, loan };
  return (
    <CalculatorPage
      id="gross-to-net-salary"
      phone={firm.phone}
      lead={`What reaches the employee, what goes to the authorities and what the employer pays, on ${rates.year} rates. ${tableInForce(tables.paye)}`}
    >
      <GrossToNetCalculator
        page={page}
        panel={<MorePanel page={page} />}
        texts={{
          title: 'Gross to net salary',
          fileName: 'gross-to-net-salary',
          rows: salaryRowTexts(tables, loan),
        }}
        slots={calculatorSlots({
          firm,
          points: POINTS,
          basis: `${rates.year} rates`,
          service: 'accounting',
          aside: <BandLadder bands={rates.bands} ends="taxable" />,
        })}
      />
      <SalaryReference tables={tables} loan={loan} />
    </CalculatorPage>
  );
}
