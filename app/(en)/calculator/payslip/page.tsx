import { PayslipPage } from '@/components/calculators/PayslipPage';
import { IN_ENGLISH } from '@/components/words/inEnglish';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('payslip', IN_ENGLISH);

export default function Payslip() {
  return <PayslipPage translate={IN_ENGLISH} />;
}
