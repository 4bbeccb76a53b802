import { ObjectionPage } from '@/components/calculators/ObjectionPage';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('objection', IN_SWAHILI);

export default function Objection() {
  return <ObjectionPage translate={IN_SWAHILI} />;
}
