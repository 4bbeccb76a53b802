import { SalaryPage } from '@/components/calculators/salary/SalaryPage';
import { getSalaryYears, getStudentLoan } from '@/lib/server/content/loaders/salaryYears';
import { getSalaryTables } from '@/lib/server/content/loaders/tax';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('gross-to-net-salary');

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
