import { PayslipPage } from '@/components/calculators/payslip/PayslipPage';
import { getSlipRules } from '@/lib/server/content/loaders/slip';
import { getSalaryTables } from '@/lib/server/content/loaders/tax';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('payslip');

export default function PayslipRoute() {
  return <PayslipPage rules={getSlipRules()} tables={getSalaryTables('netToGross')} />;
}
