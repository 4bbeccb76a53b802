import { CalculatorHub } from '@/components/calculators/CalculatorHub';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('calculator', IN_SWAHILI);

export default function Calculators() {
  return <CalculatorHub translate={IN_SWAHILI} />;
}
