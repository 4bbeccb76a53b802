import { ObjectionPage } from '@/components/calculators/ObjectionPage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_SWAHILI } from '@/lib/words/inSwahili';

export const generateMetadata = () => calculatorMetadata('objection', IN_SWAHILI);

export default function Objection() {
  return <ObjectionPage translate={IN_SWAHILI} />;
}
