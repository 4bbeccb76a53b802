import { PayslipPage } from '@/components/calculators/PayslipPage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_ENGLISH } from '@/lib/words/inEnglish';

export const generateMetadata = () => calculatorMetadata('payslip', IN_ENGLISH);

export default function Payslip() {
  return <PayslipPage translate={IN_ENGLISH} />;
}
