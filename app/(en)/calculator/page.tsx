import { CalculatorHub } from '@/components/calculators/CalculatorHub';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('calculator', ENGLISH);

export default function Calculators() {
  return <CalculatorHub translate={ENGLISH} />;
}
