import type { BreakdownRow } from '@/lib/money/breakdown';
import type { BonusMonth } from '@/lib/salary/bonusMonth';
import type { DeductedSalary } from '@/lib/salary/deductions';
import type { SalaryCase } from '@/lib/salary/salaryInput';
import { say } from '@/lib/words/say';
import { ImportantNote } from '../layout/ImportantNote';
import type { BreakdownTableModel, ResultModel } from '../result/resultModel';
import { SalaryNotes } from './SalaryNotes';
import { salaryBars } from './salaryBars';
import { employersCost, lineByLine, theBonus } from './salaryFolds';
import { tableRowTexts } from './salaryRows';
import { salaryStatistics } from './salaryStatistics';
import { moreInput, moreInWords } from './salaryWords';
import { YEAR_COLUMNS, yearRows } from './yearRows';

/** A calculation of a salary, with what differs between the two calculators. */
type SalaryCalculation = {
  result: DeductedSalary;
  salaryCase: SalaryCase;
  /** The month with the bonus, where there is one. */
  month: BonusMonth | undefined;
  headline: ResultModel['headline'];
  /** Result and salary in words. */
  announcement: string;
  inputSummary: string;
  /** Caption and rows of the table that leads to the headline. */
  caption: string;
  employee: readonly BreakdownRow[];
  employer: readonly BreakdownRow[];
};

/** What both salary calculators show. */
export function salaryResult(calculation: SalaryCalculation): ResultModel {
  const { result, salaryCase, month, headline, announcement, inputSummary } = calculation;
  const { caption, employee, employer } = calculation;
  const { table, isOtherYear, isOtherTable, nonResident } = salaryCase;
  const { rates } = table;
  const tables: BreakdownTableModel[] = [
    { caption, isMonthly: true, rows: employee, fold: lineByLine() },
    { caption: say('Employer’s side'), isMonthly: true, rows: employer, fold: employersCost() },
  ];
  if (month) {
    tables.push({
      caption: theBonus(),
      columns: YEAR_COLUMNS.map((column) => say(column)),
      rows: yearRows(result, month),
    });
  }
  return {
    headline,
    announcement: announcement + moreInWords(result, salaryCase, month),
    inputSummary: inputSummary + moreInput(salaryCase),
    year: rates.year,
    bars: salaryBars(result),
    statistics: salaryStatistics(result, month, salaryCase),
    notes: <SalaryNotes result={result} salaryCase={salaryCase} />,
    tables,
    // The page has the texts of its own month, for a resident, and the note of its own year.
    ...((isOtherTable || nonResident) && { rowTexts: tableRowTexts(table) }),
    ...(isOtherYear && {
      slots: {
        note: <ImportantNote basis={say('{year} rates', { year: rates.year })} service="accounting" />,
      },
    }),
  };
}
