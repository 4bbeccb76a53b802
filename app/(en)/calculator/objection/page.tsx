import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { ObjectionPage as default } from '@/components/calculators/objection/ObjectionPage';

export const generateMetadata = () => calculatorMetadata('objection');
