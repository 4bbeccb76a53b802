import type { RowTexts } from '@/lib/money/breakdown';
import type { SlipRules } from '@/lib/salary/slip';
import type { SalaryTables } from '@/lib/server/content/loaders/tax';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { say } from '@/lib/words/say';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PayslipCalculator } from './PayslipCalculator';
import { PayslipReference } from './PayslipReference';

type PayslipPageProps = { rules: SlipRules; tables: SalaryTables };

/** Check my payslip: the calculator, its rules, and the mistakes that it knows. */
export function PayslipPage(props: PayslipPageProps) {
  const { rules, tables } = twinsOf(props);
  const { nssf, marks, paye, rates } = tables;
  const rows: RowTexts = {
    nssf: {
      label: say('Pension'),
      rule: say('your share of gross pay, 10% at most'),
      law: nssf.law,
      mark: marks.nssf,
    },
    paye: { label: 'PAYE', rule: say('by band, on gross pay less the pension'), law: paye.law, mark: marks.paye },
    sum: { label: say('Net by the slip’s own lines'), rule: say('gross less every line of the slip'), law: '' },
    net: { label: say('Net pay'), rule: say('gross less pension, PAYE and other deductions'), law: '' },
  };
  return (
    <CalculatorPage
      id="payslip"
      points={[
        say('Each line: right, or off by how much'),
        say('Which known mistakes would give that figure'),
        say('What to say to the employer, in two sentences'),
      ]}
      basis={say('{year} rates', { year: rates.year })}
      service="accounting"
      rows={rows}
      Calculator={PayslipCalculator}
      data={{ rules }}
    >
      <PayslipReference tables={tables} texts={rows} />
    </CalculatorPage>
  );
}
