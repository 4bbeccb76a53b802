import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export { PenaltiesPage as default } from '@/components/calculators/penalties/PenaltiesPage';

export const generateMetadata = () => calculatorMetadata('penalties');
