import { CalculatorHub } from '@/components/calculators/hub/CalculatorHub';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Calculator Hub',
    description:
      'Tanzanian salary, overtime and company tax calculators: PAYE, NSSF, SDL and WCF with the formula and the law behind each line.',
    path: '/calculator',
  });

export default function CalculatorHubRoute() {
  return <CalculatorHub />;
}
