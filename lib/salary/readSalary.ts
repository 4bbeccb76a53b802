import { type Reading, readAmount } from '../money/readAmount.ts';

export const SALARY_MISSING = 'Please enter a salary amount.';

/** Reads a gross or basic salary, or says what is wrong with it. */
export function readSalary(text: string): Reading {
  return readAmount(text, { whenEmpty: SALARY_MISSING });
}
