import type { StudentLoan } from '../../../salary/deductions.ts';
import { type SalaryCalculator, type SalaryYear, salaryYearOf } from '../../../salary/publishedRates.ts';
import { markOn, readingOf } from './sources.ts';
import { getContributions, getPaye } from './tax.ts';
import { getRate, getTaxYears } from './yearlyRates.ts';

/** The years of a salary calculator, the newest first. Throws where a year has no rate of one kind. */
export function getSalaryYears(calculator: SalaryCalculator): SalaryYear[] {
  const files = { paye: getPaye(), contributions: getContributions() };
  return getTaxYears()
    .map((year) => salaryYearOf(files, calculator, year, ({ evidence }) => readingOf([evidence]).sources, markOn))
    .reverse();
}

/** The newest rate of the student loan. Throws where the card holds none. */
export function getStudentLoan(): StudentLoan {
  const { values, id } = getRate('pension.heslb');
  const newest = values.at(-1);
  if (!newest) throw new Error(`content/tax/rates.json holds no value of ${id}`);
  return { percent: newest.value, law: newest.law, from: newest.from };
}
