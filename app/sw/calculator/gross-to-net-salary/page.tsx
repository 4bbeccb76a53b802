import { GrossToNetPage } from '@/components/calculators/salary/SalaryPage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_SWAHILI } from '@/lib/words/inSwahili';

export const generateMetadata = () => calculatorMetadata('gross-to-net-salary', IN_SWAHILI);

export default function GrossToNet() {
  return <GrossToNetPage translate={IN_SWAHILI} />;
}
