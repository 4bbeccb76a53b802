import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { CorporateTaxPage as default } from '@/components/calculators/corporate-tax/CorporateTaxPage';

export const generateMetadata = () => calculatorMetadata('corporate-tax');
