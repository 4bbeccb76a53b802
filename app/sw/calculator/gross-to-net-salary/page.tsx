import { GrossToNetPage } from '@/components/calculators/salary/SalaryPage';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('gross-to-net-salary', IN_SWAHILI);

export default function GrossToNet() {
  return <GrossToNetPage translate={IN_SWAHILI} />;
}
