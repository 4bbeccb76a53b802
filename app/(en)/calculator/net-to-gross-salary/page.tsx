import { NetToGrossPage } from '@/components/calculators/salary/SalaryPage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_ENGLISH } from '@/lib/words/inEnglish';

export const generateMetadata = () => calculatorMetadata('net-to-gross-salary', IN_ENGLISH);

export default function NetToGross() {
  return <NetToGrossPage translate={IN_ENGLISH} />;
}
