import type { StudentLoan } from '../../../salary/deductions.ts';
import { type SalaryCalculator, type SalaryYear, salaryYearOf } from '../../../salary/publishedRates.ts';
import { markOn, readingOf } from './sources.ts';
import { getContributions, getPaye, getTaxYears } from './tax.ts';
import { getValueToday } from './yearlyRates.ts';

/** The years of a salary calculator, the newest first. Throws where a year has no rate of one kind. */
export function getSalaryYears(calculator: SalaryCalculator): SalaryYear[] {
  const files = { paye: getPaye(), contributions: getContributions() };
  return getTaxYears()
    .map((year) => salaryYearOf(files, calculator, year, ({ evidence }) => readingOf([evidence]).sources, markOn))
    .reverse();
}

/** The present rate of the student loan. Throws where the card holds none. */
export function getStudentLoan(): StudentLoan {
  const { value, law, from } = getValueToday('pension.heslb');
  return { percent: value, law, from };
}
