import type { HolidayRules } from '../calendar/workingDays.ts';
import type { Vat } from '../content/schemas/tax/rates.ts';
import { exactShare, sumExactly } from '../money/amount.ts';
import { type FormReading, readAmount } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { addMonths, afterMonthEnd, type IsoDay, inForce, lastDayOfMonth } from './days.ts';
import { dayMistake, formReader } from './formReader.ts';
import type { DatedFigure } from './withholding.ts';

/** The law of VAT (content/tax/vat.json) with its figures from content/tax/rates.json, oldest first. */
export type VatRules = Vat & {
  figures: {
    /** Percentages of the price without VAT. */
    standard: readonly DatedFigure[];
    electronic: readonly DatedFigure[];
    withheldGoods: readonly DatedFigure[];
    withheldServices: readonly DatedFigure[];
    /** Shillings of turnover in 12 months and in 6. */
    threshold: readonly DatedFigure[];
    thresholdHalf: readonly DatedFigure[];
    registerDays: readonly DatedFigure[];
    /** Days of the next month by which the return and withheld VAT are paid. */
    returnDays: readonly DatedFigure[];
    withheldDays: readonly DatedFigure[];
  };
  holidays: HolidayRules;
};

/** Purchase by a designated buyer; empty if nothing is withheld. */
type Withheld = '' | 'goods' | 'services';

export type VatInput = {
  /** Shillings; `isIncluded` says whether with VAT. */
  amount: number;
  isIncluded: boolean;
  isElectronic: boolean;
  withheld: Withheld;
  day: IsoDay;
};

/** VAT of one sale. Amounts in shillings, exact to the cent. */
export type VatResult = {
  rate: number;
  net: number;
  vat: number;
  gross: number;
  withheldRate: number;
  /** VAT withheld by a designated buyer. */
  withheld: number;
  /** Amount that the supplier receives. */
  received: number;
  /** VAT of the sale that the supplier still pays, before its input tax; negative if more was withheld. */
  left: number;
  /** Due days of the supplier’s return and of the buyer’s payment; undefined if not known. */
  returnDue: IsoDay | undefined;
  withheldDue: IsoDay | undefined;
};

function dueAfter(day: IsoDay, days: readonly DatedFigure[]): IsoDay | undefined {
  const count = inForce(days, day)?.value;
  return count === undefined ? undefined : afterMonthEnd(day, count);
}

/** Calculates VAT in a price or on top of it, and the part that a designated buyer withholds. */
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
  /** Empty for a business; else a person who registers whatever the turnover. */
  who: string;
  /** First day of the first month. */
  first: IsoDay;
  /** Taxable turnover of each month without VAT, in shillings. */
  turnovers: readonly number[];
};

/** A month with its turnover and the sums up to it. */
export type RegistrationMonth = {
  /** First day of the month. */
  month: IsoDay;
  turnover: number;
  /** Sums of the 6 and the 12 months that end with it, or of fewer if fewer were entered. */
  six: number;
  twelve: number;
  threshold: number;
  thresholdHalf: number;
  /** The threshold that it reaches. */
  reached: 'twelve' | 'six' | undefined;
};

/** Whether turnovers of some months require registration. */
export type RegistrationResult = {
  months: RegistrationMonth[];
  /** The months with the highest sums; the earliest of equals. */
  highestTwelve: RegistrationMonth;
  highestSix: RegistrationMonth;
  /** The first month whose turnover reaches a threshold. */
  reached: RegistrationMonth | undefined;
  /** Last day to apply: counted from the first day of the month after. */
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
    // Reaching the threshold is enough: VAT Act, section 28(2).
    const reached = twelve >= threshold ? 'twelve' : six >= thresholdHalf ? 'six' : undefined;
    return { month, turnover, six, twelve, threshold, thresholdHalf, reached };
  });
}

const highest = (months: readonly RegistrationMonth[], key: 'six' | 'twelve') =>
  months.reduce((best, month) => (month[key] > best[key] ? month : best));

/**
 * Compares the turnover of every 12 and every 6 months in a row with the thresholds in force at their end.
 *
 * @param input with at least one month
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

/** Fields of the VAT form in order; also the parameters of the query. */
export type VatField = 'task' | 'amount' | 'basis' | 'rate' | 'withheld' | 'day' | 'first' | 'months' | 'who';

type Texts = Record<VatField, string>;

/** The question: VAT of a sale, or whether to register. */
export type VatQuestion = { task: 'sale'; input: VatInput } | { task: 'register'; input: RegistrationInput };

type Reading = FormReading<VatField, VatQuestion>;

const MOST_MONTHS = 60;

/** Names of the months in English and Kiswahili, of which three letters are enough. */
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

/** Parses a month written 2025-01, 01/2025 or January 2025 to its first day; null for other texts. */
export function parseMonth(text: string): IsoDay | null {
  const plain = text.trim().toLowerCase();
  const [, yearFirst, numberAfter] = YEAR_FIRST.exec(plain) ?? [];
  const [, monthFirst, yearAfter] = MONTH_FIRST.exec(plain) ?? [];
  const isNamed = (names: readonly string[]) => names.some((name) => monthFirst && name.startsWith(monthFirst));
  const number = Number(numberAfter ?? monthFirst) || MONTH_NAMES.findIndex(isNamed) + 1;
  if (number < 1 || number > 12) return null;
  return `${yearFirst ?? yearAfter}-${String(number).padStart(2, '0')}-01`;
}

/** Parses turnovers, one a line or cell; an error names the first unreadable one. */
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

/** Reads the VAT form. An empty day counts as today. */
export const readVatInput = (texts: Texts, rules: VatRules, today: IsoDay): Reading =>
  texts.task === 'register' ? readRegistration(texts, rules) : readSale(texts, rules, today);
