import { roundToCents } from '../money/amount.ts';
import { type BreakdownRow, YOUR_FIGURE } from '../money/breakdown.ts';
import { formatAmount as f } from '../money/format.ts';
import { say } from '../words/say.ts';
import { rowsBelowNet, rowsUpToNet } from './deductionRows.ts';
import type { DeductedSalary, OtherDeductions } from './deductions.ts';
import { exactGrossOf, takenPercentOf } from './netToGross.ts';
import { bandIndexOf } from './paye.ts';
import { payeInWords } from './payeInWords.ts';
import { type PayeBand, type SalaryRates, taxedPercentOf } from './rates.ts';
import type { SalaryResult } from './salary.ts';

function bandOf({ taxablePay }: SalaryResult, { bands }: SalaryRates): PayeBand | undefined {
  return bands[bandIndexOf(taxablePay, bands)];
}

const payeRow = ({ taxablePay, paye }: SalaryResult, { bands }: SalaryRates): BreakdownRow => ({
  id: 'paye',
  amount: paye,
  ...payeInWords(taxablePay, paye, bands),
});

/** Builds a row that is a percentage of gross salary. */
function percentRow(id: string, gross: number, rate: number, amount: number): BreakdownRow {
  return { id, amount, formula: `${f(gross)} × ${rate}% = ${f(amount)}` };
}

/** Returns the rule of a row, where all of gross is taxed. */
const wholeRule = ({ isOnWholeGross }: SalaryRates, rule = say('all of gross')) => isOnWholeGross && { rule };

/** Builds the rows from gross salary to net pay, and below it other deductions. */
export function employeeBreakdown(
  result: DeductedSalary,
  rates: SalaryRates,
  deductions?: OtherDeductions,
): BreakdownRow[] {
  const { grossSalary: gross, employeeNSSF: nssf, taxablePay, paye, netPay, deducted } = result;
  return [
    { id: 'gross', amount: gross, formula: say(YOUR_FIGURE) },
    { ...percentRow('nssf', gross, rates.employeeNssf, nssf), kind: 'deduction' },
    {
      id: 'taxable',
      amount: taxablePay,
      ...wholeRule(rates),
      formula: rates.isOnWholeGross ? f(gross) : `${f(gross)} − ${f(nssf)} = ${f(taxablePay)}`,
    },
    { ...payeRow(result, rates), kind: 'deduction' },
    { id: 'net', amount: netPay, formula: `${f(gross)} − ${f(nssf)} − ${f(paye)} = ${f(netPay)}`, kind: 'total' },
    ...(deducted && deductions ? rowsBelowNet({ deducted, deductions, gross, netPay }) : []),
  ];
}

/** Builds the rows from gross salary to the total cost to the company. `gross` is exact if the result's is rounded. */
export function employerBreakdown(
  result: SalaryResult,
  rates: SalaryRates,
  gross = result.grossSalary,
): BreakdownRow[] {
  const { employerNSSF, sdl, wcf, totalCostToCompany: total } = result;
  return [
    { id: 'base', amount: result.grossSalary, formula: say('As in the other table.') },
    percentRow('employerNssf', gross, rates.employerNssf, employerNSSF),
    sdl || !gross
      ? percentRow('sdl', gross, rates.sdl, sdl)
      : {
          id: 'sdl',
          amount: 0,
          rule: say('fewer than {count} employees', { count: rates.sdlMinEmployees }),
          formula: say('Not charged.'),
        },
    rates.wcf ? percentRow('wcf', gross, rates.wcf, wcf) : { id: 'wcf', amount: 0, formula: say('Not charged then.') },
    {
      id: 'total',
      amount: total,
      formula: `${f(gross)} + ${f(employerNSSF)} + ${f(sdl)} + ${f(wcf)} = ${f(total)}`,
      kind: 'total',
    },
  ];
}

/** Writes the formula for taxable pay from net pay: the band's formula, solved. */
function taxableFormula({ netPay, taxablePay }: SalaryResult, rates: SalaryRates, band?: PayeBand): string {
  if (!band?.rate) return say('No tax: the net pay of {amount} is the taxable pay.', { amount: f(netPay) });
  const { fixed, rate, above } = band;
  if (!above) return `${f(netPay)} / ${100 - takenPercentOf(band, rates)}% = ${f(taxablePay)}`;
  return `(${f(netPay)}${fixed ? ` + ${f(fixed)}` : ''} − ${rate}% × ${f(above)}) / ${100 - rate}% = ${f(taxablePay)}`;
}

/** Builds both tables of net to gross: from net pay to gross salary, and the employer's side from exact gross. */
export function netToGrossBreakdowns(
  result: DeductedSalary,
  rates: SalaryRates,
  deductions?: OtherDeductions,
): { employee: BreakdownRow[]; employer: BreakdownRow[] } {
  const { grossSalary, employeeNSSF, taxablePay, netPay, deducted } = result;
  const gross = exactGrossOf(taxablePay, rates);
  const band = bandOf(result, rates);
  const grossFormula = rates.isOnWholeGross
    ? f(grossSalary)
    : `${f(taxablePay)} / ${taxedPercentOf(rates)}% = ${f(grossSalary)}`;
  return {
    employee: [
      ...(deducted && deductions
        ? rowsUpToNet({ deducted, deductions, gross, netPay })
        : [{ id: 'net', amount: netPay, formula: say(YOUR_FIGURE) }]),
      { id: 'taxable', amount: taxablePay, ...wholeRule(rates), formula: taxableFormula(result, rates, band) },
      payeRow(result, rates),
      percentRow('nssf', gross, rates.employeeNssf, employeeNSSF),
      { id: 'gross', amount: grossSalary, ...wholeRule(rates, ''), formula: grossFormula, kind: 'total' },
    ],
    employer: employerBreakdown(result, rates, gross),
  };
}

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
