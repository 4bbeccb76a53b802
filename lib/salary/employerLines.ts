import { formatAmount as f } from '../money/formatAmount.ts';
import type { Line } from '../money/line.ts';
import { shareLine } from './lineParts.ts';
import type { SalaryRates, SalaryResult } from './types.ts';

/**
 * From gross salary up to the total cost to the company. `gross` is the exact one where the
 * result's is rounded to whole shillings.
 */
export function employerLines(result: SalaryResult, rates: SalaryRates, gross = result.grossSalary): Line[] {
  const { employerNSSF, sdl, wcf, totalCostToCompany: total } = result;
  return [
    { id: 'base', amount: result.grossSalary, formula: 'As in the other table.' },
    shareLine('employerNssf', gross, rates.employerNssf, employerNSSF),
    sdl || !gross
      ? shareLine('sdl', gross, rates.sdl, sdl)
      : { id: 'sdl', amount: 0, rule: `fewer than ${rates.sdlMinEmployees} employees`, formula: 'Not charged.' },
    shareLine('wcf', gross, rates.wcf, wcf),
    {
      id: 'total',
      amount: total,
      formula: `${f(gross)} + ${f(employerNSSF)} + ${f(sdl)} + ${f(wcf)} = ${f(total)}`,
      kind: 'total',
    },
  ];
}
