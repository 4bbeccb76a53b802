import { useLanguage } from '#words';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export { CalculatorHub as default } from '@/components/calculators/CalculatorHub';

export const generateMetadata = () => describedPageMetadata('calculator', useLanguage());
