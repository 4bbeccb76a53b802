import { OvertimePage } from '@/components/calculators/OvertimePage';
import { IN_ENGLISH } from '@/components/words/inEnglish';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('overtime', IN_ENGLISH);

export default function Overtime() {
  return <OvertimePage translate={IN_ENGLISH} />;
}
