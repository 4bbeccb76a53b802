import { useSay } from '#words';
import { getSalaryTables, getSlipRules } from '@/lib/server/content/loaders/tax/salary';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PayslipCalculator } from './PayslipCalculator';
import { PayslipReference } from './PayslipReference';
import type { PayslipLines } from './payslipResult';

/** Check my payslip: the calculator, its rules, and the mistakes that it knows. */
export function PayslipPage() {
  const say = useSay();
  const rules = inLanguage(say.language, getSlipRules);
  const tables = inLanguage(say.language, () => getSalaryTables('netToGross'));
  const { nssf, paye, rates } = tables;
  const lines: PayslipLines = {
    nssf: {
      label: say('Pension'),
      rule: say('your share of gross pay, {rate}% at most', { rate: rates.employeeNssf }),
      law: nssf.law,
    },
    paye: { label: 'PAYE', rule: say('by band, on gross pay less the pension'), law: paye.law },
    sum: { label: say('Net by the slip’s own lines'), rule: say('gross less every line of the slip') },
    net: { label: say('Net pay'), rule: say('gross less pension, PAYE and other deductions') },
  };
  return (
    <CalculatorPage
      id="payslip"
      promise={say('You will see here which lines are right.')}
      basis={say('{year} rates', { year: rates.year })}
      service="accounting"
      Calculator={PayslipCalculator}
      data={{ rules, lines }}
    >
      <PayslipReference tables={tables} lines={lines} />
    </CalculatorPage>
  );
}
