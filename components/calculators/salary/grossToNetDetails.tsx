import { employeeBreakdown, employerBreakdown } from '@/lib/salary/breakdown';
import type { SalaryRates } from '@/lib/salary/rates';
import type { SalaryResult } from '@/lib/salary/salary';
import type { ResultDetails } from '../result/resultModel';
import { CompareSalaries } from './CompareSalaries';
import { salaryDetails } from './salaryDetails';

/** What gross to net shows beside the headline. */
export const grossToNetDetails = (result: SalaryResult, rates: SalaryRates, isSdlCharged: boolean): ResultDetails => ({
  ...salaryDetails({
    result,
    rates,
    isSdlCharged,
    caption: 'Your salary',
    employee: employeeBreakdown(result, rates),
    employer: employerBreakdown(result, rates),
  }),
  comparison: <CompareSalaries first={result} rates={rates} isSdlCharged={isSdlCharged} />,
});
