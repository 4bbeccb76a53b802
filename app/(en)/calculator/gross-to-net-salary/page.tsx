import { GrossToNetPage } from '@/components/calculators/salary/SalaryPage';
import { IN_ENGLISH } from '@/components/words/inEnglish';
import { calculatorMetadata } from '@/lib/server/seo/calculatorMetadata';

export const generateMetadata = () => calculatorMetadata('gross-to-net-salary', IN_ENGLISH);

export default function GrossToNet() {
  return <GrossToNetPage translate={IN_ENGLISH} />;
}
