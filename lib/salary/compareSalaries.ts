import { roundToCents } from '../money/roundToCents.ts';
import type { SalaryResult } from './types.ts';

/** A figure of two salaries and how much more the second one is. */
export type ComparedFigure = { label: string; first: number; second: number; difference: number };

/** Two salaries side by side, down to net pay and the cost to the employer. */
export function compareSalaries(first: SalaryResult, second: SalaryResult): ComparedFigure[] {
  const compared = (label: string, amountOf: (salary: SalaryResult) => number): ComparedFigure => {
    const amounts = { first: amountOf(first), second: amountOf(second) };
    return { label, ...amounts, difference: roundToCents(amounts.second - amounts.first) };
  };
  return [
    compared('Gross salary', ({ grossSalary }) => grossSalary),
    compared('Employee NSSF', ({ employeeNSSF }) => employeeNSSF),
    compared('PAYE', ({ paye }) => paye),
    compared('Net pay', ({ netPay }) => netPay),
    compared('Cost to the employer', ({ totalCostToCompany }) => totalCostToCompany),
  ];
}
