import { NetToGrossPage } from '@/components/calculators/salary/SalaryPage';
import { IN_ENGLISH } from '@/components/words/inEnglish';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('net-to-gross-salary', IN_ENGLISH);

export default function NetToGross() {
  return <NetToGrossPage translate={IN_ENGLISH} />;
}
