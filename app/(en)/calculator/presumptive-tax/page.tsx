import { PresumptivePage } from '@/components/calculators/PresumptivePage';
import { IN_ENGLISH } from '@/components/words/inEnglish';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('presumptive-tax', IN_ENGLISH);

export default function Presumptive() {
  return <PresumptivePage translate={IN_ENGLISH} />;
}
