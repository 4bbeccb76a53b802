import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { ENGLISH } from '@/lib/words/translate';

export { CorporateTaxPage as default } from '@/components/calculators/CorporateTaxPage';

export const generateMetadata = () => calculatorMetadata('corporate-tax', ENGLISH);
