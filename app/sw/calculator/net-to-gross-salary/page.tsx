import { NetToGrossPage } from '@/components/calculators/salary/SalaryPage';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('net-to-gross-salary', IN_SWAHILI);

export default function NetToGross() {
  return <NetToGrossPage translate={IN_SWAHILI} />;
}
