import { SalaryPage } from '@/components/calculators/salary/SalaryPage';
import { getSalaryYears, getStudentLoan } from '@/lib/server/content/loaders/salaryYears';
import { getSalaryTables } from '@/lib/server/content/loaders/tax';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { calculatorPage } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(calculatorPage('gross-to-net-salary'));

export default function GrossToNetRoute() {
  return (
    <SalaryPage
      calculator="grossToNet"
      tables={getSalaryTables('grossToNet')}
      years={getSalaryYears('grossToNet')}
      loan={getStudentLoan()}
    />
  );
}
