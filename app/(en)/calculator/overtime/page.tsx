import { useLanguage } from '#words';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { OvertimePage as default } from '@/components/calculators/OvertimePage';

export const generateMetadata = () => calculatorMetadata('overtime', useLanguage());
