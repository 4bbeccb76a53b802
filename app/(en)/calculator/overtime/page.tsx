import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export { OvertimePage as default } from '@/components/calculators/OvertimePage';

export const generateMetadata = () => calculatorMetadata('overtime', useLanguage());
