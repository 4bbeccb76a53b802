import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { ENGLISH } from '@/lib/words/translate';

export { WithholdingPage as default } from '@/components/calculators/WithholdingPage';

export const generateMetadata = () => calculatorMetadata('withholding-tax', ENGLISH);
