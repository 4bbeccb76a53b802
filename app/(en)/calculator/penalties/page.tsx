import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export { PenaltiesPage as default } from '@/components/calculators/PenaltiesPage';

export const generateMetadata = () => calculatorMetadata('penalties');
