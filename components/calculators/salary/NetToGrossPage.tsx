import type { Firm } from '@/lib/content/schemas/firm';
import type { StudentLoan } from '@/lib/salary/deductions';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';
import { CalculatorPage } from '../layout/CalculatorPage';
import { calculatorSlots } from '../layout/calculatorSlots';
import { BandLadder } from './BandLadder';
import { MorePanel } from './MorePanel';
import { NetToGrossCalculator } from './NetToGrossCalculator';
import { SalaryReference } from './SalaryReference';
import { netToGrossRowTexts } from './salaryRowTexts';
import { tableInForce } from './tableInForce';

type NetToGrossPageProps = {
  tables: SalaryTables;
  /** Years to choose from, the newest first. */
  years: readonly SalaryYear[];
  loan: StudentLoan;
  firm: Firm;
};

const POINTS = [
  'The gross salary, in whole shillings',
  'PAYE and NSSF, the tax band and the net pay range',
  'What the job costs the employer: NSSF, SDL and WCF',
  'Each line with its formula and the law behind it',
];

/** Net to gross: the calculator, and its rates, rules and laws. */
export function NetToGrossPage({ tables, years, loan, firm }: NetToGrossPageProps) {
  const { rates } = tables;
  const page = { rates, years, loan };
  return (
    <CalculatorPage
      id="net-to-gross-salary"
      phone={firm.phone}
      lead={`Start from the take-home figure you agreed. The calculator finds the gross salary, the tax and what the job costs. ${tableInForce(tables.paye)}`}
    >
      <NetToGrossCalculator
        page={page}
        panel={<MorePanel page={page} />}
        texts={{
          title: 'Net to gross salary',
          fileName: 'net-to-gross-salary',
          rows: netToGrossRowTexts(tables, loan),
        }}
        slots={calculatorSlots({
          firm,
          points: POINTS,
          basis: `${rates.year} rates`,
          service: 'accounting',
          aside: <BandLadder bands={rates.bands} ends="net" />,
        })}
      />
      <SalaryReference tables={tables} loan={loan} />
    </CalculatorPage>
  );
}
