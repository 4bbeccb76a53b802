import { PresumptivePage } from '@/components/calculators/PresumptivePage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_ENGLISH } from '@/lib/words/inEnglish';

export const generateMetadata = () => calculatorMetadata('presumptive-tax', IN_ENGLISH);

export default function Presumptive() {
  return <PresumptivePage translate={IN_ENGLISH} />;
}
