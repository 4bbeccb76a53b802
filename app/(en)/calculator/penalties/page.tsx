import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { ENGLISH } from '@/lib/words/translate';

export { PenaltiesPage as default } from '@/components/calculators/PenaltiesPage';

export const generateMetadata = () => calculatorMetadata('penalties', ENGLISH);
