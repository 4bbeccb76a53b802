import { buildDay } from '@/lib/dates/builtAt';
import { salaryRates } from '@/lib/salary/rates';
import {
  getPayrollFile,
  getPayrollRules,
  getPublishedRates,
  getTaxYears,
} from '@/lib/server/content/loaders/tax/salary';
import { ImportantNote } from '../layout/ImportantNote';
import { ToolPage } from '../layout/ToolPage';
import { PayrollCalculator } from './PayrollCalculator';
import { PayrollReference } from './PayrollReference';

/** Payroll for a month: the sheet, and its rules, rates, due dates and laws. */
export function PayrollPage() {
  const rules = getPayrollRules();
  const published = getPayrollFile();
  const years = getTaxYears().toReversed();
  const rates = salaryRates(getPublishedRates(years[0] ?? ''));
  return (
    <ToolPage id="payroll" law={<PayrollReference rules={rules} published={published} rates={rates} />}>
      <PayrollCalculator
        rules={rules}
        years={years}
        monthNow={buildDay().slice(0, 7)}
        note={<ImportantNote basis="the rates of the month" service="accounting" />}
      />
    </ToolPage>
  );
}
