import type { HolidayRules } from '../calendar/workingDays.ts';
import type { Vat } from '../content/schemas/tax/rates.ts';
import { exactShare, sumExactly } from '../money/amount.ts';
import { type FormReading, readAmount } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { addMonths, afterMonthEnd, type IsoDay, inForce, lastDayOfMonth } from './days.ts';
import { dayMistake, formReader } from './formReader.ts';
import type { DatedFigure } from './withholding.ts';

/** VAT rules (content/tax/vat.json) with figures from content/tax/rates.json, oldest first. */
export type VatRules = Vat & {
  figures: {
    /** Percentages of the price excluding VAT. */
    standard: readonly DatedFigure[];
    electronic: readonly DatedFigure[];
    withheldGoods: readonly DatedFigure[];
    withheldServices: readonly DatedFigure[];
    /** Turnover thresholds in shillings, for 12 months and for 6 months. */
    threshold: readonly DatedFigure[];
    thresholdHalf: readonly DatedFigure[];
    registerDays: readonly DatedFigure[];
    /** Days of the following month on which the return and withheld VAT are due. */
    returnDays: readonly DatedFigure[];
    withheldDays: readonly DatedFigure[];
  };
  holidays: HolidayRules;
};

/** Kind of purchase by a designated buyer; empty if nothing is withheld. */
type Withheld = '' | 'goods' | 'services';

export type VatInput = {
  /** Amount in shillings; `isIncluded` is true if it includes VAT. */
  amount: number;
  isIncluded: boolean;
  isElectronic: boolean;
  withheld: Withheld;
  day: IsoDay;
};

/** VAT on one sale, in shillings, exact to the cent. */
export type VatResult = {
  rate: number;
  net: number;
  vat: number;
  gross: number;
  withheldRate: number;
  /** VAT withheld by a designated buyer. */
  withheld: number;
  /** Amount received by the supplier. */
  received: number;
  /** VAT on the sale still payable by the supplier, before input tax; negative if more was withheld. */
  left: number;
  /** Due dates of the supplier's return and the buyer's payment; undefined if unknown. */
  returnDue: IsoDay | undefined;
  withheldDue: IsoDay | undefined;
};

function dueAfter(day: IsoDay, days: readonly DatedFigure[]): IsoDay | undefined {
  const count = inForce(days, day)?.value;
  return count === undefined ? undefined : afterMonthEnd(day, count);
}

/** Calculates the VAT included in a price or added to it, and the part withheld by a designated buyer. */
export function vatOf({ amount, isIncluded, isElectronic, withheld, day }: VatInput, { figures }: VatRules): VatResult {
  const rate = inForce(isElectronic ? figures.electronic : figures.standard, day)?.value ?? 0;
  const vat = exactShare(amount, rate, isIncluded ? 100 + rate : 100);
  const net = isIncluded ? sumExactly(amount, -vat) : sumExactly(amount);
  const gross = sumExactly(net, vat);
  const withheldRates = { '': [], goods: figures.withheldGoods, services: figures.withheldServices }[withheld];
  const withheldRate = inForce(withheldRates, day)?.value ?? 0;
  const kept = exactShare(net, withheldRate, 100);
  return {
    rate,
    net,
    vat,
    gross,
    withheldRate,
    withheld: kept,
    received: sumExactly(gross, -kept),
    left: sumExactly(vat, -kept),
    returnDue: dueAfter(day, figures.returnDays),
    withheldDue: withheld ? dueAfter(day, figures.withheldDays) : undefined,
  };
}

export type RegistrationInput = {
  /** Empty for a business, otherwise a person who must register regardless of turnover. */
  who: string;
  /** First day of the first month. */
  first: IsoDay;
  /** Monthly taxable turnover excluding VAT, in shillings. */
  turnovers: readonly number[];
};

/** A month with its turnover and the running totals. */
export type RegistrationMonth = {
  /** First day of the month. */
  month: IsoDay;
  turnover: number;
  /** Totals of the 6 and 12 months ending with this one, or of fewer if fewer were entered. */
  six: number;
  twelve: number;
  threshold: number;
  thresholdHalf: number;
  /** The threshold that was reached. */
  reached: 'twelve' | 'six' | undefined;
};

/** Whether the monthly turnovers require registration. */
export type RegistrationResult = {
  months: RegistrationMonth[];
  /** Months with the highest totals; the earliest if several are equal. */
  highestTwelve: RegistrationMonth;
  highestSix: RegistrationMonth;
  /** First month in which a threshold is reached. */
  reached: RegistrationMonth | undefined;
  /** Last day to apply, counted from the first day of the following month. */
  applyBy: IsoDay | undefined;
};

function monthsOf({ first, turnovers }: RegistrationInput, { figures }: VatRules): RegistrationMonth[] {
  return turnovers.map((turnover, index) => {
    const month = addMonths(first, index);
    const sumOfLast = (count: number) => sumExactly(...turnovers.slice(Math.max(0, index + 1 - count), index + 1));
    const [six, twelve] = [sumOfLast(6), sumOfLast(12)];
    const atEnd = (values: readonly DatedFigure[]) =>
      inForce(values, lastDayOfMonth(month))?.value ?? Number.POSITIVE_INFINITY;
    const [threshold, thresholdHalf] = [atEnd(figures.threshold), atEnd(figures.thresholdHalf)];
    // Reaching the threshold is sufficient: VAT Act, section 28(2).
    const reached = twelve >= threshold ? 'twelve' : six >= thresholdHalf ? 'six' : undefined;
    return { month, turnover, six, twelve, threshold, thresholdHalf, reached };
  });
}

const highest = (months: readonly RegistrationMonth[], key: 'six' | 'twelve') =>
  months.reduce((best, month) => (month[key] > best[key] ? month : best));

/**
 * Compares the turnover of every 12 and every 6 consecutive months with the thresholds in force at their end.
 * @param input must contain at least one month
 */
export function vatRegistration(input: RegistrationInput, rules: VatRules): RegistrationResult {
  const months = monthsOf(input, rules);
  const reached = months.find((month) => month.reached);
  const lastDay = lastDayOfMonth(reached?.month ?? input.first);
  const days = inForce(rules.figures.registerDays, lastDay)?.value;
  return {
    months,
    highestTwelve: highest(months, 'twelve'),
    highestSix: highest(months, 'six'),
    reached,
    applyBy: reached && days !== undefined ? afterMonthEnd(lastDay, days) : undefined,
  };
}

/** Form fields, in order; also the names of their URL parameters. */
export type VatField = 'task' | 'amount' | 'basis' | 'rate' | 'withheld' | 'day' | 'first' | 'months' | 'who';

type Texts = Record<VatField, string>;

/** Question asked: VAT on a sale, or whether to register. */
export type VatQuestion = { task: 'sale'; input: VatInput } | { task: 'register'; input: RegistrationInput };

type Reading = FormReading<VatField, VatQuestion>;

const MOST_MONTHS = 60;

/** Month names in English and Kiswahili. The first three letters are enough. */
const MONTH_NAMES = [
  ['january', 'januari'],
  ['february', 'februari'],
  ['march', 'machi'],
  ['april', 'aprili'],
  ['may', 'mei'],
  ['june', 'juni'],
  ['july', 'julai'],
  ['august', 'agosti'],
  ['september', 'septemba'],
  ['october', 'oktoba'],
  ['november', 'novemba'],
  ['december', 'desemba'],
];
const YEAR_FIRST = /^((?:19|20)\d{2})[-/. ](\d{1,2})$/;
const MONTH_FIRST = /^(\d{1,2}|[a-z]{3,9})[-/. ]+((?:19|20)\d{2})$/;

/** Parses a month (2025-01, 01/2025 or January 2025) to its first day; null for other texts. */
export function parseMonth(text: string): IsoDay | null {
  const plain = text.trim().toLowerCase();
  const [, yearFirst, numberAfter] = YEAR_FIRST.exec(plain) ?? [];
  const [, monthFirst, yearAfter] = MONTH_FIRST.exec(plain) ?? [];
  const isNamed = (names: readonly string[]) => names.some((name) => monthFirst && name.startsWith(monthFirst));
  const number = Number(numberAfter ?? monthFirst) || MONTH_NAMES.findIndex(isNamed) + 1;
  if (number < 1 || number > 12) return null;
  return `${yearFirst ?? yearAfter}-${String(number).padStart(2, '0')}-01`;
}

/** Parses turnovers, one per line or cell. An error names the first one that cannot be parsed. */
export function parseTurnovers(text: string): { turnovers: number[]; error?: Mistake } {
  const cells = text.trim().split(/\r?\n|\t|;/);
  if (cells.length === 1 && cells[0] === '') return { turnovers: [], error: { code: 'vat-months-missing' } };
  if (cells.length > MOST_MONTHS) return { turnovers: [], error: { code: 'vat-too-many-months', most: MOST_MONTHS } };
  const read = cells.map((cell) => readAmount(cell, { whenEmpty: { code: 'vat-month-empty' } }));
  for (const [index, { error }] of read.entries()) {
    const text = cells[index]?.trim() ?? '';
    if (error) return { turnovers: [], error: { code: 'vat-month', month: index + 1, text, mistake: error } };
  }
  return { turnovers: read.flatMap((result) => (result.error === undefined ? [result.amount] : [])) };
}

const WITHHELD: readonly Withheld[] = ['goods', 'services'];

const isBefore = (day: IsoDay, [first]: readonly DatedFigure[]) => day < (first?.from ?? '');

function readSale(texts: Texts, { figures }: VatRules, today: IsoDay): Reading {
  const form = formReader(texts);
  const amount = form.amount('amount', { code: 'vat-sale-missing' });
  const day = texts.day || today;
  const withheld = WITHHELD.find((value) => value === texts.withheld) ?? '';
  const isElectronic = texts.rate === 'electronic';
  form.refuse('day', dayMistake(day));
  if (isElectronic && isBefore(day, figures.electronic)) form.refuse('rate', { code: 'vat-rate-not-yet' });
  if (withheld && isBefore(day, figures.withheldGoods)) form.refuse('withheld', { code: 'vat-withheld-not-yet' });
  const isIncluded = texts.basis !== 'excluded';
  return form.reading({ task: 'sale', input: { amount, isIncluded, isElectronic, withheld, day } });
}

function readRegistration(texts: Texts, { figures }: VatRules): Reading {
  const form = formReader(texts);
  const first = parseMonth(texts.first) ?? '';
  const { turnovers, error } = parseTurnovers(texts.months);
  if (first === '') form.refuse('first', { code: 'vat-first-month-missing' });
  else if (isBefore(first, figures.threshold)) form.refuse('first', { code: 'vat-first-month-early' });
  form.refuse('months', error);
  return form.reading({ task: 'register', input: { who: texts.who, first, turnovers } });
}

/** Parses the VAT form. An empty date defaults to today. */
export const readVatInput = (texts: Texts, rules: VatRules, today: IsoDay): Reading =>
  texts.task === 'register' ? readRegistration(texts, rules) : readSale(texts, rules, today);
