import { roundToCents } from '../money/amount.ts';
import { exactShare, sumExactly } from '../money/cents.ts';
import type { EvidenceMark } from '../tax/evidence.ts';
import { payeOn, type TaxBand } from './paye.ts';

/** A PAYE table with the tax years in which it was in force. */
export type SlipTable = {
  years: readonly string[];
  bands: readonly TaxBand[];
  law: string;
  mark?: EvidenceMark | undefined;
};

/** Percents of gross pay in a tax year, borne by the employer. */
type SlipYear = { year: string; sdl: number; wcf: number };

/** Rules to check payslips; plain data, sent to the browser. */
export type SlipRules = {
  /** Oldest first. */
  tables: readonly SlipTable[];
  /** Newest first. */
  years: readonly SlipYear[];
  /** Percent of gross pay for a student loan. */
  loan: number;
  /** Fixed tax of the top band in some payroll programs, and the years in which TRA's table has less. */
  otherTopFixed: number;
  topYears: readonly string[];
  /** Percents of the whole pay for non-residents and second employments. */
  nonResident: number;
  secondJob: number;
};

/** Figures of a payslip, in shillings; 0 if the slip lacks the line. */
export type SlipInput = {
  year: string;
  gross: number;
  /** Basic pay, if entered. */
  basic: number | undefined;
  /** Bonus included in gross pay. */
  bonus: number;
  /** Pension contribution of the employee, percent of gross pay. */
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

/** Returns the PAYE table of a tax year. Throws if there is none. */
export function tableOf({ tables }: Pick<SlipRules, 'tables'>, year: string): SlipTable {
  const table = tables.find(({ years }) => years.includes(year));
  if (!table) throw new Error(`no PAYE table for ${year}`);
  return table;
}

/** Calculates PAYE of a month, rounded to the cent. */
export const payeOf = (taxable: number, bands: readonly TaxBand[]): number =>
  roundToCents(payeOn(Math.max(0, taxable), bands));

/** Calculates PAYE by the table with `otherTopFixed`; undefined below its top band and in other years. */
export function payeOfOtherTable(taxable: number, year: string, rules: SlipRules): number | undefined {
  const { bands } = tableOf(rules, year);
  const top = bands.at(-1);
  if (!top || taxable <= top.above || !rules.topYears.includes(year)) return undefined;
  return sumExactly(payeOf(taxable, bands), rules.otherTopFixed, -top.fixed);
}

function lineOf(slip: number, right: number): SlipLine {
  return { slip, right, off: sumExactly(slip, -right), isRight: isSame(slip, right) };
}

/** Recalculates a payslip from its gross pay and compares each line. */
export function checkSlip(input: SlipInput, rules: SlipRules): SlipCheck {
  const { gross, share, other } = input;
  const nssf = exactShare(gross, share, 100);
  const taxable = sumExactly(gross, -nssf);
  const paye = payeOf(taxable, tableOf(rules, input.year).bands);
  const lines = {
    nssf: lineOf(input.nssf, nssf),
    paye: lineOf(input.paye, paye),
    sum: lineOf(input.net, sumExactly(gross, -input.nssf, -input.paye, -other)),
    net: lineOf(input.net, sumExactly(taxable, -paye, -other)),
  };
  const isRight = Object.values(lines).every((line) => line.isRight);
  const otherPaye = payeOfOtherTable(taxable, input.year, rules);
  const usesOtherTable =
    !isRight && lines.nssf.isRight && lines.sum.isRight && otherPaye !== undefined && isSame(input.paye, otherPaye);
  return { taxable, ...lines, isRight, usesOtherTable };
}
