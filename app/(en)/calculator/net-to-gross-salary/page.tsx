import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { NetToGrossPage as default } from '@/components/calculators/salary/SalaryPage';

export const generateMetadata = () => calculatorMetadata('net-to-gross-salary', useLanguage());
