import { PresumptivePage } from '@/components/calculators/PresumptivePage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_SWAHILI } from '@/lib/words/inSwahili';

export const generateMetadata = () => calculatorMetadata('presumptive-tax', IN_SWAHILI);

export default function Presumptive() {
  return <PresumptivePage translate={IN_SWAHILI} />;
}
