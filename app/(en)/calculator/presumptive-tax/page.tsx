import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { PresumptivePage as default } from '@/components/calculators/PresumptivePage';

export const generateMetadata = () => calculatorMetadata('presumptive-tax', useLanguage());
