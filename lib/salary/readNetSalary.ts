import { parseAmount } from '../money/parseAmount.ts';
import type { Reading } from '../money/readAmount.ts';
import { UNREADABLE_AMOUNT } from '../money/unreadableAmount.ts';
import { netToGross } from './netToGross.ts';
import type { SalaryOptions, SalaryRates, SalaryResult } from './types.ts';

export const NET_NOT_POSITIVE = 'Please enter a valid net salary greater than 0.';
export const NET_WITHOUT_GROSS =
  'Unable to calculate gross salary for the provided net salary. Please ensure the net salary is within valid ranges.';

/** Reads a net salary for which there is a gross one, or says what is wrong with it. */
export function readNetSalary(text: string, rates: SalaryRates): Reading {
  const amount = parseAmount(text);
  if (amount === null && text.trim() !== '') return { error: UNREADABLE_AMOUNT };
  const outcome = netToGross(amount ?? 0, rates);
  if (outcome.isFound) return { amount: amount ?? 0 };
  return { error: outcome.reason === 'not-positive' ? NET_NOT_POSITIVE : NET_WITHOUT_GROSS };
}

/** The salary that leaves a net pay, or undefined where there is none. */
export function salaryForNet(netPay: number, rates: SalaryRates, options?: SalaryOptions): SalaryResult | undefined {
  const outcome = netToGross(netPay, rates, options);
  return outcome.isFound ? outcome.result : undefined;
}
