import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { PayslipPage as default } from '@/components/calculators/PayslipPage';

export const generateMetadata = () => calculatorMetadata('payslip', useLanguage());
