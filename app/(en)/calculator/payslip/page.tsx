import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { PayslipPage as default } from '@/components/calculators/payslip/PayslipPage';

export const generateMetadata = () => calculatorMetadata('payslip', useLanguage());
