import type { BreakdownRow } from '@/lib/money/breakdown';
import type { BonusMonth } from '@/lib/salary/bonusMonth';
import type { DeductedSalary } from '@/lib/salary/deductions';
import { YEAR_COLUMNS, yearBreakdown } from '@/lib/salary/yearBreakdown';
import { ImportantNote } from '../layout/ImportantNote';
import type { BreakdownTableModel, ResultDetails } from '../result/resultModel';
import { BandLadder } from './BandLadder';
import { SalaryNotes } from './SalaryNotes';
import { salaryBars } from './salaryBars';
import type { SalaryCase } from './salaryCase';
import { yearRowTexts } from './salaryRowTexts';
import { salaryStatistics } from './salaryStatistics';

/** A calculation of a salary, with the rows of its two tables. */
export type SalaryCalculation = {
  result: DeductedSalary;
  salaryCase: SalaryCase;
  /** The month with the bonus, where there is one. */
  month: BonusMonth | undefined;
  /** Caption and rows of the table that leads to the headline. */
  caption: string;
  employee: readonly BreakdownRow[];
  employer: readonly BreakdownRow[];
  /** Where the steps of the band ladder end. */
  ladder: 'taxable' | 'net';
};

/** What both salary calculators show beside the headline. */
export function salaryDetails(calculation: SalaryCalculation): ResultDetails {
  const { result, salaryCase, month, caption, employee, employer, ladder } = calculation;
  const { year, isOtherYear } = salaryCase;
  const yearTable = month && {
    caption: 'The year with the bonus',
    columns: YEAR_COLUMNS,
    rows: yearBreakdown(result, month),
  };
  const tables: BreakdownTableModel[] = [
    { caption, isMonthly: true, rows: employee },
    { caption: 'Employer’s side', isMonthly: true, rows: employer },
    ...(yearTable ? [yearTable] : []),
  ];
  return {
    bars: salaryBars(result),
    statistics: salaryStatistics(result, month, year.rates),
    notes: <SalaryNotes result={result} salaryCase={salaryCase} month={month} />,
    tables,
    // The page's own texts, ladder and note are those of its year.
    ...(isOtherYear && {
      rowTexts: yearRowTexts(year),
      slots: {
        aside: <BandLadder bands={year.rates.bands} ends={ladder} />,
        note: <ImportantNote basis={`${year.rates.year} rates`} service="accounting" />,
      },
    }),
  };
}
