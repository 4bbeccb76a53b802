import { PayslipPage } from '@/components/calculators/PayslipPage';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('payslip', IN_SWAHILI);

export default function Payslip() {
  return <PayslipPage translate={IN_SWAHILI} />;
}
