import { roundToCents } from '../money/amount.ts';
import { exactShare, sumExactly } from '../money/cents.ts';
import type { EvidenceMark } from '../tax/evidence.ts';
import { payeOn, type TaxBand } from './paye.ts';

/** A PAYE table with the tax years for which it held. */
export type SlipTable = {
  years: readonly string[];
  bands: readonly TaxBand[];
  law: string;
  mark?: EvidenceMark | undefined;
};

/** Percents of gross pay in a tax year, borne by the employer. */
type SlipYear = { year: string; sdl: number; wcf: number };

/** What payslips are checked by; plain data, sent to the browser. */
export type SlipRules = {
  /** The oldest first. */
  tables: readonly SlipTable[];
  /** The newest first. */
  years: readonly SlipYear[];
  /** Percent of gross pay for a student loan. */
  loan: number;
  /** Fixed tax of the top band with which some programs begin, and the years in which TRA's table begins with less. */
  otherTopFixed: number;
  topYears: readonly string[];
  /** Percents of the whole pay of a non-resident and of a second employment. */
  nonResident: number;
  secondJob: number;
};

/** What a payslip says, in shillings; 0 where it has no such line. */
export type SlipInput = {
  year: string;
  gross: number;
  /** Basic pay, where it was entered. */
  basic: number | undefined;
  /** Part of the gross pay that is a bonus. */
  bonus: number;
  /** Percent of gross pay that the employee bears of the pension. */
  share: number;
  nssf: number;
  paye: number;
  other: number;
  net: number;
};

/** A line of a payslip: what it says, what the law gives, and by how much it says more. */
export type SlipLine = { slip: number; right: number; off: number; isRight: boolean };

/** Every line of a payslip; `sum` is the net pay by the slip's own lines. */
export type SlipCheck = {
  taxable: number;
  nssf: SlipLine;
  paye: SlipLine;
  sum: SlipLine;
  net: SlipLine;
  isRight: boolean;
};

/** Shillings by which rounding may differ. */
const ROUNDING = 1;

/** True of two amounts that only rounding may tell apart. */
export const isSame = (one: number, other: number): boolean => Math.abs(sumExactly(one, -other)) <= ROUNDING;

/** The PAYE table of a tax year. Throws where there is none. */
export function tableOf({ tables }: Pick<SlipRules, 'tables'>, year: string): SlipTable {
  const table = tables.find(({ years }) => years.includes(year));
  if (!table) throw new Error(`no PAYE table for ${year}`);
  return table;
}

/** PAYE of a month, rounded to the cent. */
export const payeOf = (taxable: number, bands: readonly TaxBand[]): number =>
  roundToCents(payeOn(Math.max(0, taxable), bands));

function lineOf(slip: number, right: number): SlipLine {
  return { slip, right, off: sumExactly(slip, -right), isRight: isSame(slip, right) };
}

/** Works a payslip out anew from its gross pay, and sets each line beside it. */
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
  return { taxable, ...lines, isRight: Object.values(lines).every(({ isRight }) => isRight) };
}
