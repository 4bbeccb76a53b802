import { OvertimePage } from '@/components/calculators/OvertimePage';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('overtime', IN_SWAHILI);

export default function Overtime() {
  return <OvertimePage translate={IN_SWAHILI} />;
}
