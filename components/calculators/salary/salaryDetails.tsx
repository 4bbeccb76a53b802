import type { BreakdownRow } from '@/lib/money/breakdown';
import type { SalaryRates } from '@/lib/salary/rates';
import type { SalaryResult } from '@/lib/salary/salary';
import type { ResultDetails } from '../result/resultModel';
import { SalaryNotes } from './SalaryNotes';
import { salaryBars } from './salaryBars';
import { salaryStatistics } from './salaryStatistics';

/** A calculation of a salary, with the rows of its two tables. */
export type SalaryCalculation = {
  result: SalaryResult;
  rates: SalaryRates;
  isSdlCharged: boolean;
  /** Caption and rows of the table that leads to the headline. */
  caption: string;
  employee: readonly BreakdownRow[];
  employer: readonly BreakdownRow[];
};

/** What both salary calculators show beside the headline. */
export const salaryDetails = ({
  result,
  rates,
  isSdlCharged,
  caption,
  employee,
  employer,
}: SalaryCalculation): ResultDetails => ({
  bars: salaryBars(result),
  statistics: salaryStatistics(result),
  notes: <SalaryNotes result={result} rates={rates} isSdlCharged={isSdlCharged} />,
  tables: [
    { caption, isMonthly: true, rows: employee },
    { caption: 'Employer’s side', isMonthly: true, rows: employer },
  ],
});
