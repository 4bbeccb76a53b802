import { roundToCents } from '@/lib/money/amount';
import type { DeductedSalary } from '@/lib/salary/deductions';
import { say } from '@/lib/words/say';

/** An amount in two salaries, and the second less the first. */
export type ComparedAmount = { label: string; first: number; second: number; difference: number };

/** Compares two salaries: net pay, pay after other deductions, and cost to the employer. */
export function compareSalaries(first: DeductedSalary, second: DeductedSalary): ComparedAmount[] {
  const compared = (label: string, of: (result: DeductedSalary) => number): ComparedAmount => {
    const amounts = { first: of(first), second: of(second) };
    return { label, ...amounts, difference: roundToCents(amounts.second - amounts.first) };
  };
  const left = compared(say('Left after other deductions'), ({ deducted, netPay }) => deducted?.left ?? netPay);
  return [
    compared(say('Gross salary'), ({ grossSalary }) => grossSalary),
    compared(say('Employee NSSF'), ({ employeeNSSF }) => employeeNSSF),
    compared('PAYE', ({ paye }) => paye),
    compared(say('Net pay'), ({ netPay }) => netPay),
    ...(first.deducted ? [left] : []),
    compared(say('Cost to the employer'), ({ totalCostToCompany }) => totalCostToCompany),
  ];
}
