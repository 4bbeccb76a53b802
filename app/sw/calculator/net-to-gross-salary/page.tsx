import { NetToGrossPage } from '@/components/calculators/salary/SalaryPage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_SWAHILI } from '@/lib/words/inSwahili';

export const generateMetadata = () => calculatorMetadata('net-to-gross-salary', IN_SWAHILI);

export default function NetToGross() {
  return <NetToGrossPage translate={IN_SWAHILI} />;
}
