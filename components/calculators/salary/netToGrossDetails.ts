import { netToGrossBreakdowns } from '@/lib/salary/breakdown';
import type { SalaryRates } from '@/lib/salary/rates';
import type { SalaryResult } from '@/lib/salary/salary';
import type { ResultDetails } from '../result/resultModel';
import { salaryDetails } from './salaryDetails';

/** What net to gross shows beside the headline. */
export const netToGrossDetails = (result: SalaryResult, rates: SalaryRates, isSdlCharged: boolean): ResultDetails =>
  salaryDetails({ result, rates, isSdlCharged, caption: 'From net to gross', ...netToGrossBreakdowns(result, rates) });
