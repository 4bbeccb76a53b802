import { PayslipPage } from '@/components/calculators/PayslipPage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_SWAHILI } from '@/lib/words/inSwahili';

export const generateMetadata = () => calculatorMetadata('payslip', IN_SWAHILI);

export default function Payslip() {
  return <PayslipPage translate={IN_SWAHILI} />;
}
