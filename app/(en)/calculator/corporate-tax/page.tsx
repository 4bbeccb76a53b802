import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { CorporateTaxPage as default } from '@/components/calculators/CorporateTaxPage';

export const generateMetadata = () => calculatorMetadata('corporate-tax');
