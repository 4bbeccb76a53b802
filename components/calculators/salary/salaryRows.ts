import { formatLongDate } from '@/lib/dates/formatLongDate';
import { roundToCents } from '@/lib/money/amount';
import { type BreakdownRow, type RowTexts, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatAmount as f, formatExact } from '@/lib/money/format';
import type { DeductedSalary, OtherDeductions } from '@/lib/salary/deductions';
import { takenPercentOf } from '@/lib/salary/netToGross';
import { bandIndexOf } from '@/lib/salary/paye';
import type { SalaryTable } from '@/lib/salary/publishedRates';
import { type PayeBand, type SalaryRates, taxedPercentOf } from '@/lib/salary/rates';
import type { SalaryResult } from '@/lib/salary/salary';
import type { SalaryTables } from '@/lib/server/content/loaders/tax/salary';
import { say } from '@/lib/words/say';
import { rowText } from '../result/rowText';
import { payeInWords } from './bandTexts';
import { roundingRow, rowsBelowNet, rowsUpToNet } from './deductionRows';

/** Label, rule and law of the rows whose rates change. */
export function tableRowTexts({ rates, paye, nssf, sdl, wcf, loan }: SalaryTable): RowTexts {
  return {
    nssf: rowText(say('Employee NSSF'), say('{rate}% of gross', { rate: rates.employeeNssf }), nssf.law),
    paye: rowText('PAYE', say('by band, on taxable pay'), paye.law),
    employerNssf: rowText(say('Employer NSSF'), say('{rate}% of gross', { rate: rates.employerNssf }), nssf.law),
    sdl: rowText(
      say('Skills development levy (SDL)'),
      say('{rate}% of gross, paid by the employer', { rate: rates.sdl }),
      sdl.law,
    ),
    wcf: rowText(
      say('Workers’ compensation (WCF)'),
      rates.wcf
        ? say('{rate}% of gross, taken as fixed pay', { rate: rates.wcf })
        : say('charged since {day}', { day: formatLongDate(wcf.from) }),
      wcf.law,
    ),
    heslb: rowText(
      say('Student loan (HESLB)'),
      say('{rate}% of gross, after tax', { rate: loan.percent }),
      say('{law}; the Board’s statement of February 2021 says gross, its letters of January 2017 basic salary', {
        law: loan.law,
      }),
    ),
  };
}

/** Label, rule and law of every row of a salary. */
export function salaryRowTexts(tables: SalaryTables): RowTexts {
  return {
    ...tableRowTexts(tables),
    gross: rowText(say('Gross salary')),
    taxable: rowText(say('Taxable pay'), say('gross less NSSF'), tables.nssf.deductionLaw),
    net: rowText(say('Net pay'), say('gross less NSSF and PAYE')),
    base: rowText(say('Gross salary')),
    total: rowText(say('Total cost to company'), say('gross plus NSSF, SDL and WCF')),
    union: rowText(say('Trade union')),
    insurance: rowText(say('Insurance')),
    other: rowText(say('Other amounts')),
    deductions: rowText(say('Other deductions'), say('after PAYE, together')),
    left: rowText(say('Left after other deductions'), say('net pay less other deductions')),
  };
}

/** The same for net to gross, which starts from the other end. */
export function netToGrossRowTexts(tables: SalaryTables): RowTexts {
  return {
    ...salaryRowTexts(tables),
    net: rowText(say('Net pay')),
    rounding: rowText(say('Rounding'), say('the gross is a whole number')),
    taxable: rowText(say('Taxable pay'), say('net plus PAYE'), tables.nssf.deductionLaw),
    gross: rowText(say('Gross salary')),
  };
}

function bandOf({ taxablePay }: SalaryResult, { bands }: SalaryRates): PayeBand | undefined {
  return bands[bandIndexOf(taxablePay, bands)];
}

const payeRow = ({ taxablePay, paye }: SalaryResult, { bands }: SalaryRates): BreakdownRow => ({
  id: 'paye',
  amount: paye,
  ...payeInWords(taxablePay, paye, bands, say),
});

/** Builds a row that is a percentage of gross salary. */
function percentRow(id: string, gross: number, rate: number, amount: number): BreakdownRow {
  return { id, amount, formula: `${f(gross)} × ${rate}% = ${f(amount)}` };
}

/** Returns the rule of a row, where all of gross is taxed. */
const wholeRule = ({ isOnWholeGross }: SalaryRates) => isOnWholeGross && { rule: say('all of gross') };

/** Builds the rows from gross salary to net pay, and below it other deductions. */
export function employeeRows(result: DeductedSalary, rates: SalaryRates, deductions?: OtherDeductions): BreakdownRow[] {
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

/** Builds the rows from gross salary to the total cost to the company. */
export function employerRows(result: SalaryResult, rates: SalaryRates): BreakdownRow[] {
  const { grossSalary: gross, employerNSSF, sdl, wcf, totalCostToCompany: total } = result;
  return [
    { id: 'base', amount: gross, formula: say('As in the other table.') },
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
  if (!band?.rate) return say('No tax: the net pay of {amount} is the taxable pay.', { amount: formatExact(netPay) });
  const { fixed, rate, above } = band;
  if (!above) return `${formatExact(netPay)} / ${100 - takenPercentOf(band, rates)}% = ${formatExact(taxablePay)}`;
  return `(${formatExact(netPay)}${fixed ? ` + ${f(fixed)}` : ''} − ${rate}% × ${f(above)}) / ${100 - rate}% = ${formatExact(taxablePay)}`;
}

/** Builds both tables of net to gross: from net pay to gross salary, and the employer's side. */
export function netToGrossRows(
  result: DeductedSalary & { rounding: number },
  rates: SalaryRates,
  deductions?: OtherDeductions,
): { employee: BreakdownRow[]; employer: BreakdownRow[] } {
  const { grossSalary: gross, employeeNSSF, taxablePay, netPay, deducted, rounding } = result;
  const band = bandOf(result, rates);
  const grossFormula = rates.isOnWholeGross ? f(gross) : `${f(taxablePay)} / ${taxedPercentOf(rates)}% = ${f(gross)}`;
  const grossRule = rates.isOnWholeGross ? '' : say('taxable pay / {rate}%', { rate: taxedPercentOf(rates) });
  return {
    employee: [
      ...(deducted && deductions
        ? rowsUpToNet({ deducted, deductions, gross, netPay, rounding })
        : [
            { id: 'net', amount: roundToCents(netPay - rounding), formula: say(YOUR_FIGURE) },
            ...roundingRow(rounding),
          ]),
      { id: 'taxable', amount: taxablePay, ...wholeRule(rates), formula: taxableFormula(result, rates, band) },
      payeRow(result, rates),
      percentRow('nssf', gross, rates.employeeNssf, employeeNSSF),
      { id: 'gross', amount: gross, rule: grossRule, formula: grossFormula, kind: 'total' },
    ],
    employer: employerRows(result, rates),
  };
}
