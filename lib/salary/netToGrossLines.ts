import { formatAmount as f } from '../money/formatAmount.ts';
import type { Line } from '../money/line.ts';
import { bandOf, payeLine, shareLine, YOUR_FIGURE } from './lineParts.ts';
import type { PayeBand, SalaryRates, SalaryResult } from './types.ts';

/** Gross salary before it is rounded to whole shillings. */
export function exactGrossOf({ taxablePay }: SalaryResult, rates: SalaryRates): number {
  return (taxablePay * 100) / (100 - rates.employeeNssf);
}

/** Taxable pay found from net pay: the band's formula turned round. */
function taxableFormula({ netPay, taxablePay }: SalaryResult, band: PayeBand | undefined): string {
  if (!band?.rate) return `No tax: the net pay of ${f(netPay)} is the taxable pay.`;
  const { fixed, rate, above } = band;
  return `(${f(netPay)}${fixed ? ` + ${f(fixed)}` : ''} − ${rate}% × ${f(above)}) / ${100 - rate}% = ${f(taxablePay)}`;
}

/** From net pay up to gross salary. */
export function netToGrossLines(result: SalaryResult, rates: SalaryRates): Line[] {
  const { grossSalary, employeeNSSF, taxablePay, netPay } = result;
  const gross = exactGrossOf(result, rates);
  const band = bandOf(result, rates);
  return [
    { id: 'net', amount: netPay, formula: YOUR_FIGURE },
    { id: 'taxable', amount: taxablePay, formula: taxableFormula(result, band) },
    payeLine(result, band),
    shareLine('nssf', gross, rates.employeeNssf, employeeNSSF),
    {
      id: 'gross',
      amount: grossSalary,
      formula: `${f(taxablePay)} / ${100 - rates.employeeNssf}% = ${f(grossSalary)}`,
      kind: 'total',
    },
  ];
}
