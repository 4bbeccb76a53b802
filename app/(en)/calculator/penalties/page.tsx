import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { PenaltiesPage as default } from '@/components/calculators/PenaltiesPage';

export const generateMetadata = () => calculatorMetadata('penalties');
