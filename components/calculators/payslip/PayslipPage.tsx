import type { RowTexts } from '@/lib/money/breakdown';
import type { SlipRules } from '@/lib/salary/slip';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PayslipCalculator } from './PayslipCalculator';
import { PayslipReference } from './PayslipReference';

type PayslipPageProps = { rules: SlipRules; tables: SalaryTables };

/** Check my payslip: the calculator, its rules, and the mistakes that it knows. */
export function PayslipPage({ rules, tables }: PayslipPageProps) {
  const { nssf, marks, paye, rates } = tables;
  const rows: RowTexts = {
    nssf: {
      label: 'Pension',
      rule: 'your share of gross pay, 10% at most',
      law: nssf.law,
      mark: marks.nssf,
    },
    paye: { label: 'PAYE', rule: 'by band, on gross pay less the pension', law: paye.law, mark: marks.paye },
    sum: { label: 'Net by the slip’s own lines', rule: 'gross less every line of the slip', law: '' },
    net: { label: 'Net pay', rule: 'gross less pension, PAYE and other deductions', law: '' },
  };
  return (
    <CalculatorPage
      id="payslip"
      points={[
        'Each line: right, or off by how much',
        'Which known mistakes would give that figure',
        'What to say to the employer, in two sentences',
      ]}
      basis={`${rates.year} rates`}
      service="accounting"
      rows={rows}
      Calculator={PayslipCalculator}
      data={{ rules }}
    >
      <PayslipReference tables={tables} texts={rows} />
    </CalculatorPage>
  );
}
