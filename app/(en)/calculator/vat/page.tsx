import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { VatPage as default } from '@/components/calculators/VatPage';

export const generateMetadata = () => calculatorMetadata('vat');
