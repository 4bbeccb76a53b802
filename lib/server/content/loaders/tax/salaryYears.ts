import { type SalaryCalculator, type SalaryYear, salaryYearOf } from '../../../../salary/publishedRates.ts';
import type { FlatRate } from '../../../../salary/salaryInput.ts';
import { markOf } from '../../../../tax/evidence.ts';
import { readingOf } from './sources.ts';
import { getContributions, getPaye, getTaxYears } from './tax.ts';
import { getValueToday } from './yearlyRates.ts';

/** Returns the years of a salary calculator, newest first. Throws if a year lacks a rate. */
export function getSalaryYears(calculator: SalaryCalculator): SalaryYear[] {
  const files = { paye: getPaye(), contributions: getContributions() };
  return getTaxYears()
    .map((year) => salaryYearOf(files, calculator, year, ({ evidence }) => readingOf([evidence]).sources, markOf))
    .reverse();
}

const flatRate = (id: string): FlatRate => {
  const { value, law, from } = getValueToday(id);
  return { percent: value, law, from };
};

/** Returns the current rate of the student loan. Throws if the card has none. */
export const getStudentLoan = (): FlatRate => flatRate('pension.heslb');

/** Returns the current PAYE of an employee who is not resident. Throws if the card has none. */
export const getNonResidentRate = (): FlatRate => flatRate('paye.non-resident');
