import { roundToCents } from '../money/amount.ts';
import { exactShare, sumExactly } from '../money/cents.ts';
import type { PayrollRates } from '../payroll/rates.ts';
import { inForce } from '../tax/inForce.ts';
import { payeOn, type TaxBand } from './paye.ts';

/** A PAYE table with the tax years in which it was in force. */
export type SlipTable = {
  from: string;
  years: readonly string[];
  bands: readonly TaxBand[];
  law: string;
};

/** A tax year, and whether a rate of payslips changes within it. */
type SlipYear = { year: string; isSplit: boolean };

/** Rules to check payslips; plain data, sent to the browser. */
export type SlipRules = {
  /** Oldest first. */
  tables: readonly SlipTable[];
  /** Newest first. */
  years: readonly SlipYear[];
  /** Month of the page, written YYYY-MM. */
  month: string;
  /** Rates of a month's pay, oldest first. */
  periods: readonly PayrollRates[];
  /** Fixed tax of the top band in some payroll programs, and the first day of TRA's table that has less. */
  otherTopFixed: number;
  topTable: string;
};

/** Figures of a payslip, in shillings; 0 if the slip lacks the line. */
export type SlipInput = SlipYear & {
  /** Month of the payslip, written YYYY-MM. */
  month: string;
  gross: number;
  /** Basic pay, if entered. */
  basic: number | undefined;
  /** Bonus included in gross pay. */
  bonus: number;
  /** Pension contribution of the employee, percent of pay. */
  share: number;
  nssf: number;
  paye: number;
  other: number;
  net: number;
};

/** A line of a payslip: its figure, the lawful figure, and the excess of the first over the second. */
export type SlipLine = { slip: number; right: number; off: number; isRight: boolean };

/** Every line of a payslip; `sum` is net pay calculated from the slip's own lines. */
export type SlipCheck = {
  taxable: number;
  nssf: SlipLine;
  paye: SlipLine;
  sum: SlipLine;
  net: SlipLine;
  isRight: boolean;
  /** The slip differs only by a top band that begins with `otherTopFixed`: another table, no mistake. */
  usesOtherTable: boolean;
};

/** Tolerance for rounding, in shillings. */
const ROUNDING = 1;

/** Checks whether two amounts are equal up to rounding. */
export const isSame = (one: number, other: number): boolean => Math.abs(sumExactly(one, -other)) <= ROUNDING;

/** Returns the PAYE table of a month. Throws if there is none. */
export function tableOf({ tables }: Pick<SlipRules, 'tables'>, month: string): SlipTable {
  const table = inForce(tables, `${month}-01`);
  if (!table) throw new Error(`no PAYE table for ${month}`);
  return table;
}

/** Returns the rates of a month's pay. Throws if there are none. */
export function ratesOf({ periods }: Pick<SlipRules, 'periods'>, month: string): PayrollRates {
  const rates = inForce(periods, `${month}-01`);
  if (!rates) throw new Error(`no rates for ${month}`);
  return rates;
}

/** Returns the pay on which the pension share is counted: basic pay where the law of the month says so and it is known. */
export const pensionBaseOf = ({ gross, basic, month }: SlipInput, rules: SlipRules): number =>
  ratesOf(rules, month).nssf.base === 'basic' ? (basic ?? gross) : gross;

/** Calculates PAYE of a month, rounded to the cent. */
export const payeOf = (taxable: number, bands: readonly TaxBand[]): number =>
  roundToCents(payeOn(Math.max(0, taxable), bands));

/** Calculates PAYE by the table with `otherTopFixed`; undefined below its top band and in other tables. */
export function payeOfOtherTable(taxable: number, month: string, rules: SlipRules): number | undefined {
  const { bands, from } = tableOf(rules, month);
  const top = bands.at(-1);
  if (!top || taxable <= top.above || from !== rules.topTable) return undefined;
  return sumExactly(payeOf(taxable, bands), rules.otherTopFixed, -top.fixed);
}

function lineOf(slip: number, right: number): SlipLine {
  return { slip, right, off: sumExactly(slip, -right), isRight: isSame(slip, right) };
}

/** Recalculates a payslip from its gross pay and compares each line. */
export function checkSlip(input: SlipInput, rules: SlipRules): SlipCheck {
  const { gross, share, other, month } = input;
  const nssf = exactShare(pensionBaseOf(input, rules), share, 100);
  const taxable = sumExactly(gross, -nssf);
  const paye = payeOf(taxable, tableOf(rules, month).bands);
  const lines = {
    nssf: lineOf(input.nssf, nssf),
    paye: lineOf(input.paye, paye),
    sum: lineOf(input.net, sumExactly(gross, -input.nssf, -input.paye, -other)),
    net: lineOf(input.net, sumExactly(taxable, -paye, -other)),
  };
  const isRight = Object.values(lines).every((line) => line.isRight);
  const otherPaye = payeOfOtherTable(taxable, month, rules);
  const usesOtherTable =
    !isRight && lines.nssf.isRight && lines.sum.isRight && otherPaye !== undefined && isSame(input.paye, otherPaye);
  return { taxable, ...lines, isRight, usesOtherTable };
}
