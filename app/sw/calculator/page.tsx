import { CalculatorHub } from '@/components/calculators/CalculatorHub';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { SWAHILI } from '@/lib/words/swahili';

export const generateMetadata = () => describedPageMetadata('calculator', SWAHILI);

export default function Calculators() {
  return <CalculatorHub translate={SWAHILI} />;
}
