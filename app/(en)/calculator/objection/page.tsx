import { ObjectionPage } from '@/components/calculators/ObjectionPage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_ENGLISH } from '@/lib/words/inEnglish';

export const generateMetadata = () => calculatorMetadata('objection', IN_ENGLISH);

export default function Objection() {
  return <ObjectionPage translate={IN_ENGLISH} />;
}
