import { applyPercent, roundToCents } from '../money/amount.ts';

/** What an employer takes from the net pay of a month for others than the tax and pension authorities. */
export type OtherDeductions = {
  /** Percent of gross salary for the student loan; 0 without one. */
  loanPercent: number;
  /** Shillings a month. */
  union: number;
  insurance: number;
  other: number;
};

/** Each deduction of a month and what they leave, in shillings, rounded to 2 decimals. */
export type DeductedPay = {
  heslb: number;
  union: number;
  insurance: number;
  other: number;
  /** All of them together. */
  total: number;
  /** Net pay less the total; below 0 where they come to more than the net pay. */
  left: number;
};

/** The deductions that are amounts of their own, together: all but the student loan. */
export const fixedDeductions = ({ union, insurance, other }: OtherDeductions): number => union + insurance + other;

/**
 * What other deductions leave of a net pay. They come after PAYE and lower neither the tax nor the contributions; the
 * student loan is a share of the gross salary. `gross` and `netPay` are unrounded.
 */
export function deductFrom(netPay: number, gross: number, deductions: OtherDeductions): DeductedPay {
  const { loanPercent, union, insurance, other } = deductions;
  const heslb = applyPercent(gross, loanPercent);
  const total = heslb + fixedDeductions(deductions);
  return {
    heslb: roundToCents(heslb),
    union: roundToCents(union),
    insurance: roundToCents(insurance),
    other: roundToCents(other),
    total: roundToCents(total),
    left: roundToCents(netPay - total),
  };
}

/** What a student loan takes of pay: percent of gross salary, its law, and the first day on which it is known to hold. */
export type StudentLoan = { percent: number; law: string; from: string };
