import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { PayrollPage as default } from '@/components/calculators/payroll/PayrollPage';

export const generateMetadata = () => calculatorMetadata('payroll');
