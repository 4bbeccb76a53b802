import { OvertimePage } from '@/components/calculators/OvertimePage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_SWAHILI } from '@/lib/words/inSwahili';

export const generateMetadata = () => calculatorMetadata('overtime', IN_SWAHILI);

export default function Overtime() {
  return <OvertimePage translate={IN_SWAHILI} />;
}
