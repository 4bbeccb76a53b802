import { CalculatorHub } from '@/components/calculators/hub/CalculatorHub';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(PAGES.calculator);

export default function CalculatorHubRoute() {
  return <CalculatorHub />;
}
