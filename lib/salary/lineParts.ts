import { formatAmount as f } from '../money/formatAmount.ts';
import type { Line } from '../money/line.ts';
import { bandIndexOf } from './paye.ts';
import type { PayeBand, SalaryRates, SalaryResult } from './types.ts';

/** Formula of a line that holds what the visitor entered. */
export const YOUR_FIGURE = 'Your figure.';

/** The PAYE band of a result. */
export function bandOf({ taxablePay }: SalaryResult, { bands }: SalaryRates): PayeBand | undefined {
  return bands[bandIndexOf(taxablePay, bands)];
}

/** The line of the tax, with its band’s rule. */
export function payeLine({ taxablePay, paye }: SalaryResult, band: PayeBand | undefined): Line {
  const line = { id: 'paye', amount: paye };
  if (!band?.rate) return { ...line, rule: 'tax-free', formula: `Taxable pay of ${f(taxablePay)} bears no tax.` };
  const { fixed, rate, above } = band;
  const start = fixed ? `${f(fixed)} + ` : '';
  return {
    ...line,
    rule: `${start}${rate}%`,
    formula: `${start}${rate}% × (${f(taxablePay)} − ${f(above)}) = ${f(paye)}`,
  };
}

/** A line that is a percentage of gross salary. */
export function shareLine(id: string, gross: number, rate: number, amount: number): Line {
  return { id, amount, formula: `${f(gross)} × ${rate}% = ${f(amount)}` };
}
