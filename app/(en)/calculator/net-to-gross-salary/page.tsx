import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export { NetToGrossPage as default } from '@/components/calculators/salary/SalaryPage';

export const generateMetadata = () => calculatorMetadata('net-to-gross-salary', useLanguage());
