import { ObjectionPage } from '@/components/calculators/ObjectionPage';
import { IN_ENGLISH } from '@/components/words/inEnglish';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('objection', IN_ENGLISH);

export default function Objection() {
  return <ObjectionPage translate={IN_ENGLISH} />;
}
