import { SalaryPage } from '@/components/calculators/salary/SalaryPage';
import { getSalaryYears, getStudentLoan } from '@/lib/server/content/loaders/salaryYears';
import { getSalaryTables } from '@/lib/server/content/loaders/tax';
import { calculatorMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => calculatorMetadata('net-to-gross-salary');

export default function NetToGrossRoute() {
  return (
    <SalaryPage
      calculator="netToGross"
      tables={getSalaryTables('netToGross')}
      years={getSalaryYears('netToGross')}
      loan={getStudentLoan()}
    />
  );
}
