import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export { GrossToNetPage as default } from '@/components/calculators/salary/SalaryPage';

export const generateMetadata = () => calculatorMetadata('gross-to-net-salary', useLanguage());
