import { netToGrossBreakdowns } from '@/lib/salary/breakdown';
import type { SalaryDetailsOf } from './salaryCase';
import { salaryDetails } from './salaryDetails';

/** What net to gross shows beside the headline. */
export const netToGrossDetails: SalaryDetailsOf = (result, salaryCase, month) => {
  const { year, options } = salaryCase;
  return salaryDetails({
    result,
    salaryCase,
    month,
    caption: 'From net to gross',
    ...netToGrossBreakdowns(result, year.rates, options.deductions),
    ladder: 'net',
  });
};
