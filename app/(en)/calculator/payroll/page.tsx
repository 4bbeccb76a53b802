import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export { PayrollPage as default } from '@/components/calculators/payroll/PayrollPage';

export const generateMetadata = () => calculatorMetadata('payroll');
