import { PayrollPage } from '@/components/calculators/payroll/PayrollPage';
import { salaryRates } from '@/lib/salary/rates';
import { getPayrollFile, getPayrollRules } from '@/lib/server/content/loaders/payroll';
import { getPublishedRates, getTaxYears } from '@/lib/server/content/loaders/tax';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';
import { buildDay } from '@/lib/server/site-build/builtAt';

export const generateMetadata = () => calculatorMetadata('payroll');

export default function PayrollRoute() {
  const years = getTaxYears().toReversed();
  return (
    <PayrollPage
      rules={getPayrollRules()}
      published={getPayrollFile()}
      rates={salaryRates(getPublishedRates(years[0] ?? ''))}
      years={years}
      monthNow={buildDay().slice(5, 7)}
    />
  );
}
