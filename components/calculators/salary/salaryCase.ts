import type { BonusMonth } from '@/lib/salary/bonusMonth';
import type { StudentLoan } from '@/lib/salary/deductions';
import type { SalaryYear } from '@/lib/salary/publishedRates';
import type { SalaryOptions, SalaryResult } from '@/lib/salary/salary';
import type { ResultDetails } from '../result/resultModel';

/** What a salary calculator works with beside the salary itself. */
export type SalaryCase = {
  /** Gross or net, as the visitor gave it. */
  salary: number;
  year: SalaryYear;
  /** The visitor has chosen another year than the page shows. */
  isOtherYear: boolean;
  /** Whether SDL is charged, and the other deductions. */
  options: SalaryOptions;
  loan: StudentLoan;
  /** Shillings paid beside the salary of one month; 0 without one. */
  bonus: number;
};

/** Makes what stands beside the headline: for a month, and for the one with the bonus where there is one. */
export type SalaryDetailsOf = (
  result: SalaryResult,
  salaryCase: SalaryCase,
  month: BonusMonth | undefined,
) => ResultDetails;
