import { limitAmount } from '../money/limitAmount.ts';
import { salaryOf, taxablePayOf } from './salaryOf.ts';
import type { SalaryOptions, SalaryRates, SalaryResult } from './types.ts';

/**
 * From a gross monthly salary to the net pay and the employer's cost. Never gives NaN:
 * what is no amount counts as 0, what is beyond the largest amount as the largest.
 */
export function grossToNet(grossSalary: number, rates: SalaryRates, options?: SalaryOptions): SalaryResult {
  const gross = limitAmount(grossSalary);
  return salaryOf(gross, taxablePayOf(gross, rates), rates, options);
}
