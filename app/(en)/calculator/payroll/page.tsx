import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { ENGLISH } from '@/lib/words/translate';

export { PayrollPage as default } from '@/components/calculators/payroll/PayrollPage';

export const generateMetadata = () => calculatorMetadata('payroll', ENGLISH);
