import { GrossToNetPage } from '@/components/calculators/salary/SalaryPage';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';
import { IN_ENGLISH } from '@/lib/words/inEnglish';

export const generateMetadata = () => calculatorMetadata('gross-to-net-salary', IN_ENGLISH);

export default function GrossToNet() {
  return <GrossToNetPage translate={IN_ENGLISH} />;
}
