import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { ENGLISH } from '@/lib/words/translate';

export { VatPage as default } from '@/components/calculators/VatPage';

export const generateMetadata = () => calculatorMetadata('vat', ENGLISH);
