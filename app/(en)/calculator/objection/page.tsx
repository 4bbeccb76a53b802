import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { ObjectionPage as default } from '@/components/calculators/ObjectionPage';

export const generateMetadata = () => calculatorMetadata('objection', useLanguage());
