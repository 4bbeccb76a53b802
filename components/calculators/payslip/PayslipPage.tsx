import type { RowTexts } from '@/lib/money/breakdown';
import { getSalaryTables, getSlipRules } from '@/lib/server/content/loaders/tax/salary';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { say } from '@/lib/words/say';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PayslipCalculator } from './PayslipCalculator';
import { PayslipReference } from './PayslipReference';

/** Check my payslip: the calculator, its rules, and the mistakes that it knows. */
export function PayslipPage() {
  const rules = twinsOf(getSlipRules());
  const tables = twinsOf(getSalaryTables('netToGross'));
  const { nssf, paye, rates } = tables;
  const rows: RowTexts = {
    nssf: {
      label: say('Pension'),
      rule: say('your share of gross pay, {rate}% at most', { rate: rates.employeeNssf }),
      law: nssf.law,
    },
    paye: { label: 'PAYE', rule: say('by band, on gross pay less the pension'), law: paye.law },
    sum: { label: say('Net by the slip’s own lines'), rule: say('gross less every line of the slip'), law: '' },
    net: { label: say('Net pay'), rule: say('gross less pension, PAYE and other deductions'), law: '' },
  };
  return (
    <CalculatorPage
      id="payslip"
      promise={say('Which lines are right will stand here.')}
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
