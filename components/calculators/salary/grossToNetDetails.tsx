import { employeeBreakdown, employerBreakdown } from '@/lib/salary/breakdown';
import { CompareSalaries } from './CompareSalaries';
import type { SalaryDetailsOf } from './salaryCase';
import { salaryDetails } from './salaryDetails';

/** What gross to net shows beside the headline. */
export const grossToNetDetails: SalaryDetailsOf = (result, salaryCase, month) => {
  const { year, options } = salaryCase;
  return {
    ...salaryDetails({
      result,
      salaryCase,
      month,
      caption: 'Your salary',
      employee: employeeBreakdown(result, year.rates, options.deductions),
      employer: employerBreakdown(result, year.rates),
      ladder: 'taxable',
    }),
    comparison: <CompareSalaries first={result} rates={year.rates} options={options} />,
  };
};
