import { readOptionalAmount } from '../money/formReading.ts';
import { type ParseResult, readAmount } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { yearSlug } from '../site/paths.ts';
import { monthIn } from '../tax/taxYear.ts';
import { ratesOf, type SlipInput, type SlipRules } from './slip.ts';

/** Fields of the form in order; also the parameters of the query. */
export type SlipField = 'gross' | 'year' | 'month' | 'basic' | 'bonus' | 'share' | 'nssf' | 'paye' | 'other' | 'net';

type Texts = Record<SlipField, string>;

/** Pension contributions of an employee other than the usual one of NSSF, percent of pay. */
export const OTHER_SHARES = [5, 0] as const;

/** Returns the year and the month of a form: an unknown year is the newest, and an unknown month the one of the page. */
export function slipTime(texts: Partial<Pick<Texts, 'year' | 'month'>>, { years, month: today }: SlipRules) {
  const found = years.find(({ year }) => yearSlug(year) === texts.year) ?? years[0];
  const { year = '', isSplit = false } = found ?? {};
  return { year, isSplit, month: monthIn(year, texts.month ?? '', today) };
}

const MOST = 1_000_000_000;

/** Parses the form. Empty lines count as 0, an unknown share as the usual one. */
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
  const errors: Partial<Record<SlipField, Mistake>> = {};
  const amounts = { gross: 0, basic: 0, bonus: 0, nssf: 0, paye: 0, other: 0, net: 0 };
  for (const [name, result] of Object.entries(read) as [keyof typeof read, ParseResult][]) {
    if (result.error === undefined) amounts[name] = result.amount;
    else errors[name] = result.error;
  }
  if (amounts.gross > MOST) errors.gross = { code: 'slip-too-large' };
  for (const name of ['basic', 'bonus', 'net'] as const) {
    if (!errors.gross && amounts[name] > amounts.gross) errors[name] ??= { code: 'slip-above-gross' };
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

/** Returns the query parameters of an accepted input, without lines that the slip lacks. */
export function slipParams(
  { year, month, isSplit, basic, share, ...amounts }: SlipInput,
  rules: SlipRules,
): Record<SlipField, string> {
  const text = (amount: number) => (amount > 0 ? String(amount) : '');
  const { gross, bonus, nssf, paye, other, net } = amounts;
  return {
    gross: String(gross),
    year: year === rules.years[0]?.year ? '' : yearSlug(year),
    month: isSplit ? month : '',
    basic: basic === undefined ? '' : String(basic),
    bonus: text(bonus),
    share: share === ratesOf(rules, month).nssf.employeeMost ? '' : String(share),
    nssf: text(nssf),
    paye: text(paye),
    other: text(other),
    net: String(net),
  };
}
