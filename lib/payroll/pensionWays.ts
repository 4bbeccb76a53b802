import { sumExactly } from '../money/cents.ts';
import type { IsoDay } from '../tax/days.ts';
import { say } from '../words/say.ts';
import { type Payslip, payslipOf } from './payslip.ts';
import { type PayrollRules, payrollRatesOn } from './rates.ts';

/** One way of sharing the NSSF contribution: percents of pay, and what comes of it. */
export type PensionWay = { employee: number; employer: number; slip: Payslip };

/** Percents that employees bear; the Fund asks for 20 in all and lets the employer bear more. */
const EMPLOYEE_SHARES = [10, 5, 0] as const;

/** The three ways of sharing the pension contribution on one gross pay of a resident, without SDL and WCF. */
export function pensionWays(gross: number, month: IsoDay, rules: PayrollRules): PensionWay[] {
  const rates = payrollRatesOn(rules.periods, month);
  return EMPLOYEE_SHARES.map((share) => {
    const employee = {
      ...{ number: '', name: '', status: 'resident' as const, fund: 'nssf' as const, nssfShare: share, basic: gross },
      ...{ allowances: 0, overtime: 0, bonus: 0, heslb: 'no' as const, union: { amount: 0 }, insurance: 0 },
      ...{ otherDeductions: 0, benefits: { other: 0 } },
    };
    const slip = payslipOf(employee, { rates, benefits: rules.benefits, sdlPercent: 0, wcfPercent: 0 });
    return { employee: share, employer: sumExactly(rates.nssf.total, -share), slip };
  });
}

/** Heads and rows of the table of the three ways. */
export const WAY_COLUMNS = [
  'Employee and employer',
  'Taken from pay',
  'Added by the employer',
  'Taxable pay',
  'PAYE',
  'Net pay',
  'Cost',
] as const;

export const wayCells = ({ employee, employer, slip }: PensionWay): readonly [head: string, ...amounts: number[]] => [
  say('{employee}% and {employer}%', { employee, employer }),
  slip.employeePension,
  slip.employerPension,
  slip.taxable,
  slip.paye,
  slip.net,
  slip.cost,
];
