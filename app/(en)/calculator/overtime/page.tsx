import { OvertimePage } from '@/components/calculators/OvertimePage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_ENGLISH } from '@/lib/words/inEnglish';

export const generateMetadata = () => calculatorMetadata('overtime', IN_ENGLISH);

export default function Overtime() {
  return <OvertimePage translate={IN_ENGLISH} />;
}
