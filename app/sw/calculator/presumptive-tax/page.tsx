import { PresumptivePage } from '@/components/calculators/PresumptivePage';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('presumptive-tax', IN_SWAHILI);

export default function Presumptive() {
  return <PresumptivePage translate={IN_SWAHILI} />;
}
