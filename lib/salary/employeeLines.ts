import { formatAmount as f } from '../money/formatAmount.ts';
import type { Line } from '../money/line.ts';
import { bandOf, payeLine, shareLine, YOUR_FIGURE } from './lineParts.ts';
import type { SalaryRates, SalaryResult } from './types.ts';

/** From gross salary down to net pay. */
export function employeeLines(result: SalaryResult, rates: SalaryRates): Line[] {
  const { grossSalary: gross, employeeNSSF: nssf, taxablePay, paye, netPay } = result;
  return [
    { id: 'gross', amount: gross, formula: YOUR_FIGURE },
    { ...shareLine('nssf', gross, rates.employeeNssf, nssf), kind: 'taken' },
    { id: 'taxable', amount: taxablePay, formula: `${f(gross)} − ${f(nssf)} = ${f(taxablePay)}` },
    { ...payeLine(result, bandOf(result, rates)), kind: 'taken' },
    { id: 'net', amount: netPay, formula: `${f(gross)} − ${f(nssf)} − ${f(paye)} = ${f(netPay)}`, kind: 'total' },
  ];
}
