import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export { PenaltiesPage as default } from '@/components/calculators/penalties/PenaltiesPage';

export const generateMetadata = () => calculatorMetadata('penalties');
