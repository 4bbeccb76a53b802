import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { WithholdingPage as default } from '@/components/calculators/WithholdingPage';

export const generateMetadata = () => calculatorMetadata('withholding-tax');
