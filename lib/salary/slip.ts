import { exactShare, roundToCents, sumExactly } from '../money/amount.ts';
import { readAmount, readOptionalAmount, validAmounts } from '../money/input.ts';
import { type PayrollRates, payrollRatesOn } from '../payroll/rates.ts';
import { yearSlug } from '../site/paths.ts';
import { requireInForce } from '../tax/days.ts';
import { monthIn } from '../tax/taxYear.ts';
import { payeOn, type TaxBand } from './rates.ts';

/** A PAYE table with the tax years it applied to. */
type SlipTable = {
  from: string;
  years: readonly string[];
  bands: readonly TaxBand[];
  law: string;
};

/** A tax year; `isSplit` if a payslip rate changes during it. */
type SlipYear = { year: string; isSplit: boolean };

/** Rules for checking payslips, as plain data for the browser. */
export type SlipRules = {
  /** Oldest first. */
  tables: readonly SlipTable[];
  /** Newest first. */
  years: readonly SlipYear[];
  /** Month of the page, as YYYY-MM. */
  month: string;
  /** Monthly payroll rates, oldest first. */
  periods: readonly PayrollRates[];
  /** Fixed tax for the top band in some payroll software, and the start date of the TRA table with a lower one. */
  otherTopFixed: number;
  topTable: string;
};

/** Figures of a payslip in shillings; 0 if the payslip lacks the line. */
export type SlipInput = SlipYear & {
  /** Month of the payslip, as YYYY-MM. */
  month: string;
  gross: number;
  basic: number | undefined;
  /** Bonus included in gross pay. */
  bonus: number;
  /** Employee's pension contribution as a percentage of pay. */
  share: number;
  nssf: number;
  paye: number;
  other: number;
  net: number;
};

/** A payslip line: its figure, the correct figure, and the difference (slip minus correct). */
export type SlipLine = { slip: number; right: number; off: number; isRight: boolean };

/** All lines of a payslip; `sum` is net pay calculated from the payslip's own lines. */
export type SlipCheck = {
  taxable: number;
  nssf: SlipLine;
  paye: SlipLine;
  sum: SlipLine;
  net: SlipLine;
  isRight: boolean;
  /** True if the payslip differs only by a top band with `otherTopFixed`, which is another table and not a mistake. */
  usesOtherTable: boolean;
};

/** Rounding tolerance in shillings. */
const ROUNDING = 1;

export const isSame = (one: number, other: number): boolean => Math.abs(sumExactly(one, -other)) <= ROUNDING;

/** Returns the PAYE table for a month. Throws if there is none. */
export const slipTableOf = ({ tables }: Pick<SlipRules, 'tables'>, month: string): SlipTable =>
  requireInForce(tables, `${month}-01`, 'PAYE table');

/** Returns the payroll rates for a month. Throws if there are none. */
export const ratesOf = ({ periods }: Pick<SlipRules, 'periods'>, month: string): PayrollRates =>
  payrollRatesOn(periods, `${month}-01`);

/**
 * Returns the pay subject to pension contributions: basic pay if the law of the month says so and it is known, otherwise
 * gross.
 */
export const pensionBaseOf = ({ gross, basic, month }: SlipInput, rules: SlipRules): number =>
  ratesOf(rules, month).nssf.base === 'basic' ? (basic ?? gross) : gross;

/** Calculates monthly PAYE, rounded to the cent. */
export const payeOf = (taxable: number, bands: readonly TaxBand[]): number =>
  roundToCents(payeOn(Math.max(0, taxable), bands));

/** Calculates PAYE with `otherTopFixed`; undefined below the top band and for other tables. */
export function payeOfOtherTable(taxable: number, month: string, rules: SlipRules): number | undefined {
  const { bands, from } = slipTableOf(rules, month);
  const top = bands.at(-1);
  if (!top || taxable <= top.above || from !== rules.topTable) return undefined;
  return sumExactly(payeOf(taxable, bands), rules.otherTopFixed, -top.fixed);
}

function lineOf(slip: number, right: number): SlipLine {
  return { slip, right, off: sumExactly(slip, -right), isRight: isSame(slip, right) };
}

/** Recalculates a payslip from gross pay and compares each line. */
export function checkSlip(input: SlipInput, rules: SlipRules): SlipCheck {
  const { gross, share, other, month } = input;
  const nssf = exactShare(pensionBaseOf(input, rules), share, 100);
  const taxable = sumExactly(gross, -nssf);
  const paye = payeOf(taxable, slipTableOf(rules, month).bands);
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

/** Form fields, in order; also the names of their URL parameters. */
export type SlipField = 'gross' | 'year' | 'month' | 'basic' | 'bonus' | 'share' | 'nssf' | 'paye' | 'other' | 'net';

type Texts = Record<SlipField, string>;

/** Employee pension contributions other than NSSF's usual one, as percentages of pay. */
export const OTHER_SHARES = [5, 0] as const;

/** Returns the selected year and month. An unknown year falls back to the newest, an unknown month to the page's. */
export function slipTime(texts: Partial<Pick<Texts, 'year' | 'month'>>, { years, month: today }: SlipRules) {
  const found = years.find(({ year }) => yearSlug(year) === texts.year) ?? years[0];
  const { year = '', isSplit = false } = found ?? {};
  return { year, isSplit, month: monthIn(year, texts.month ?? '', today) };
}

const MOST = 1_000_000_000;

/** Parses the form. Empty lines count as 0, and an unknown share as the usual one. */
export function readSlipInput(texts: Texts, rules: SlipRules) {
  const read = {
    gross: readAmount(texts.gross, { whenEmpty: { code: 'slip-gross-missing' } }),
    basic: readOptionalAmount(texts.basic),
    bonus: readOptionalAmount(texts.bonus),
    nssf: readOptionalAmount(texts.nssf),
    paye: readOptionalAmount(texts.paye),
    other: readOptionalAmount(texts.other),
    net: readAmount(texts.net, { whenEmpty: { code: 'slip-net-missing' } }),
  };
  const { amounts, errors } = validAmounts<keyof typeof read>(read);
  if (!amounts) return { errors };
  if (amounts.gross > MOST) errors.gross = { code: 'slip-too-large' };
  for (const name of ['basic', 'bonus', 'net'] as const) {
    if (!errors.gross && amounts[name] > amounts.gross) errors[name] = { code: 'slip-above-gross' };
  }
  if (Object.keys(errors).length > 0) return { errors };
  const time = slipTime(texts, rules);
  const input: SlipInput = {
    ...amounts,
    ...time,
    basic: texts.basic.trim() === '' ? undefined : amounts.basic,
    share: OTHER_SHARES.find((share) => String(share) === texts.share) ?? ratesOf(rules, time.month).nssf.employeeMost,
  };
  return { input };
}
