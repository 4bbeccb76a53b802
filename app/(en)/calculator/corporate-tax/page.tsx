import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export { CorporateTaxPage as default } from '@/components/calculators/CorporateTaxPage';

export const generateMetadata = () => calculatorMetadata('corporate-tax');
