import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { GrossToNetPage as default } from '@/components/calculators/salary/SalaryPage';

export const generateMetadata = () => calculatorMetadata('gross-to-net-salary', useLanguage());
