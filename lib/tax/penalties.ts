import type { HolidayRules } from '../calendar/workingDays.ts';
import type { Penalties } from '../content/schemas/tax/procedure.ts';
import { applyPercent, clampAmount, roundToCents } from '../money/amount.ts';
import { type FormReading, parseNumber } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import type { DatedRate } from './corporateTax.ts';
import { addDays, addMonths, type IsoDay, inForce, isRealDay } from './days.ts';
import { entryOf, formReader, isFormDay } from './formReader.ts';

/** A kind of delay. A fund's simple charge (percent per month) replaces the Act's penalty. */
type PenaltyKind = Penalties['kinds'][number] & { fundRates: readonly DatedRate[] | undefined };

/** Penalty rules (content/tax/penalties.json) with their dated figures, oldest first. */
export type PenaltyRules = Omit<Penalties, 'kinds'> & {
  kinds: readonly PenaltyKind[];
  /** Percentage of the unpaid tax charged per month (Tax Administration Act, section 78(2)(a)). */
  rates: readonly DatedRate[];
  /** Currency point in shillings. Each month costs at least a number of points (section 78(2)(b)). */
  pointValues: readonly { from: IsoDay; value: number }[];
  holidays: HolidayRules;
};

/** A part payment after the due date. */
type PartPayment = { day: IsoDay; amount: number };

/** Input for a delay; amounts in shillings. */
export type PenaltyInput = {
  kind: string;
  isCompany: boolean;
  /** Assessable tax, or contributions due. */
  tax: number;
  /** Amount paid by the due date. */
  paid: number;
  payments: readonly PartPayment[];
  due: IsoDay;
  /** Date of filing, or of full payment. */
  done: IsoDay;
  /** Statutory rates, percent per year, oldest first; empty if unknown. */
  statutoryRates: readonly DatedRate[];
};

/** Maximum number of months, including partial months. */
export const MAX_MONTHS = 240;

/** A full or partial month of delay; amounts rounded to 2 decimals. */
export type PenaltyMonth = {
  first: IsoDay;
  last: IsoDay;
  /** Unpaid tax at the start of the month of delay. */
  unpaid: number;
  /** Monthly percentage in force on the first day, and the resulting amount. */
  rate: number;
  share: number;
  /** Currency point in force on the first day; 0 for a fund. */
  pointValue: number;
  points: number;
  /** Minimum penalty: the points in shillings. */
  least: number;
  penalty: number;
  /** Annual rate and the month's interest; undefined if no rate is known. */
  statutoryRate: number | undefined;
  interest: number | undefined;
};

/** Penalty and interest for a delay. Without months if nothing was late. */
export type PenaltyResult = {
  months: PenaltyMonth[];
  penalty: number;
  /** Undefined for funds, or if no statutory rate is known. */
  interest: number | undefined;
  total: number;
  unpaidAtDue: number;
  /** Unpaid tax when the return was filed. */
  unpaidAtEnd: number;
  isFund: boolean;
};

function unpaidOn(day: IsoDay, { tax, paid, payments }: PenaltyInput): number {
  const later = payments.filter((payment) => payment.day <= day).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, roundToCents(clampAmount(tax) - paid - later));
}

/** Returns what is charged per month: the Act's percentage, points and interest, or a fund's simple percentage. */
function chargeOf(kind: PenaltyKind, { isCompany, statutoryRates }: PenaltyInput, rules: PenaltyRules) {
  if (kind.fundRates) return { rates: kind.fundRates, points: 0, pointValues: [], statutoryRates: [] };
  const { rates, points, pointValues } = rules;
  return { rates, points: points[isCompany ? 'company' : 'individual'], pointValues, statutoryRates };
}

/** Calculates a month of delay, unrounded. `accrued` is the interest for earlier months, which itself bears interest. */
function monthOf(
  { first, last, unpaid }: Pick<PenaltyMonth, 'first' | 'last' | 'unpaid'>,
  accrued: number,
  { rates, points, pointValues, statutoryRates }: ReturnType<typeof chargeOf>,
): PenaltyMonth {
  const rate = inForce(rates, first)?.rate ?? 0;
  const share = applyPercent(unpaid, rate);
  const pointValue = inForce(pointValues, first)?.value ?? 0;
  const least = points * pointValue;
  const penalty = Math.max(share, least);
  const statutoryRate = inForce(statutoryRates, first)?.rate;
  const interest = statutoryRate === undefined ? undefined : ((unpaid + accrued) * statutoryRate) / 1200;
  return { first, last, unpaid, rate, share, pointValue, points, least, penalty, statutoryRate, interest };
}

/** Returns all full and partial months after the due date. A payment's delay ends once everything is paid. */
function monthsOf(input: PenaltyInput, rules: PenaltyRules, kind: PenaltyKind): PenaltyMonth[] {
  const charge = chargeOf(kind, input, rules);
  const months: PenaltyMonth[] = [];
  let accrued = 0;
  for (let number = 0; number < MAX_MONTHS; number += 1) {
    const before = addMonths(input.due, number);
    const unpaid = unpaidOn(before, input);
    if (before >= input.done || (kind.endsWith === 'payment' && unpaid === 0)) break;
    const end = addMonths(input.due, number + 1);
    const last = end < input.done ? end : input.done;
    const month = monthOf({ first: addDays(before, 1), last, unpaid }, accrued, charge);
    accrued += month.interest ?? 0;
    months.push(month);
  }
  return months;
}

/** Adds rounded monthly amounts; undefined if any of them is unknown. */
function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  const known = amounts.filter((amount) => amount !== undefined);
  return known.length < amounts.length ? undefined : roundToCents(known.reduce((sum, amount) => sum + amount, 0));
}

/**
 * Calculates the penalty for a late return or payment (Tax Administration Act, section 78): for each full or partial month,
 * the greater of a percentage of the tax unpaid at its start and a number of currency points. Adds the interest under
 * section 76 on unpaid tax, compounded monthly. Rates and point values are those of each month's first day. NSSF and WCF
 * charge a simple monthly percentage.
 */
export function latePenalty(input: PenaltyInput, rules: PenaltyRules): PenaltyResult {
  const kind = entryOf(rules.kinds, input.kind);
  const isFund = kind.fundRates !== undefined;
  const months = monthsOf(input, rules, kind);
  const penalty = sumOf(months.map((month) => month.penalty)) ?? 0;
  const isRateKnown = !isFund && input.statutoryRates.length > 0;
  const interest = isRateKnown ? sumOf(months.map((month) => month.interest)) : undefined;
  return {
    months: months.map((month) => ({
      ...month,
      share: roundToCents(month.share),
      penalty: roundToCents(month.penalty),
      interest: month.interest === undefined ? undefined : roundToCents(month.interest),
    })),
    penalty,
    interest,
    total: roundToCents(penalty + (interest ?? 0)),
    unpaidAtDue: unpaidOn(input.due, input),
    unpaidAtEnd: kind.endsWith === 'payment' ? 0 : unpaidOn(input.done, input),
    isFund,
  };
}

/** Numbers of the form's rows for part payments and for rate changes. */
export const ROWS = [1, 2, 3, 4, 5, 6] as const;

export type Row = (typeof ROWS)[number];

/** Form fields, also the names of their URL parameters: `on1`, `sum1` for a part payment, `from1`, `rate1` for a rate. */
export type PenaltyField =
  | 'kind'
  | 'who'
  | 'tax'
  | 'paid'
  | 'due'
  | 'done'
  | 'rate'
  | `${'on' | 'sum' | 'from' | 'rate'}${Row}`;

type Texts = Record<PenaltyField, string>;

type Form = ReturnType<typeof formReader<PenaltyField>>;

export const COMPANY = 'company';

/** Maximum annual rate in percent, far above any discount rate. */
const MAX_RATE = 100;

function dueMistake(due: IsoDay, from: IsoDay): Mistake | undefined {
  if (!isFormDay(due)) return { code: 'penalty-day-missing' };
  return due < from ? { code: 'penalty-due-too-early', from } : undefined;
}

function doneMistake(done: IsoDay, due: IsoDay): Mistake | undefined {
  if (!isFormDay(done)) return { code: 'penalty-day-missing' };
  const isTooLong = isRealDay(due) && done > addMonths(due, MAX_MONTHS);
  return isTooLong ? { code: 'penalty-too-long', years: MAX_MONTHS / 12 } : undefined;
}

function paymentDayMistake(day: IsoDay, { due, done }: Texts): Mistake | undefined {
  if (!isRealDay(day)) return { code: 'penalty-day-missing' };
  if (day <= due) return { code: 'penalty-day-not-after-due' };
  return day > done ? { code: 'penalty-day-after-done' } : undefined;
}

/** Parses part payments and sorts them by date. Skips empty rows. */
function readPayments(texts: Texts, form: Form): PartPayment[] {
  const rows = ROWS.filter((row) => texts[`on${row}`] !== '' || texts[`sum${row}`].trim() !== '');
  const payments = rows.map((row) => {
    const day = texts[`on${row}`];
    form.refuse(`on${row}`, paymentDayMistake(day, texts));
    return { day, amount: form.amount(`sum${row}`, { code: 'penalty-sum-missing' }) };
  });
  return payments.toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Parses an annual rate in percent. Invalid text is reported and counts as 0. */
function readRate(field: 'rate' | `rate${Row}`, texts: Texts, form: Form): number {
  const rate = parseNumber(texts[field].trim().replace(/\s*%$/, ''));
  if (rate !== null && rate >= 0 && rate <= MAX_RATE) return rate;
  form.refuse(field, { code: 'penalty-rate-unreadable' });
  return 0;
}

/** Parses the statutory rate and its changes; empty if the field is empty. */
function readRates(texts: Texts, form: Form): DatedRate[] {
  const changes = ROWS.filter((row) => texts[`from${row}`] !== '' || texts[`rate${row}`].trim() !== '');
  if (texts.rate.trim() === '') {
    if (changes.length > 0) form.refuse('rate', { code: 'penalty-rate-missing' });
    return [];
  }
  const rates: DatedRate[] = [{ from: '', rate: readRate('rate', texts, form) }];
  for (const row of changes) {
    const from = texts[`from${row}`];
    if (!isRealDay(from)) form.refuse(`from${row}`, { code: 'penalty-day-missing' });
    else if (from <= (rates.at(-1)?.from ?? '')) form.refuse(`from${row}`, { code: 'penalty-rate-unordered' });
    rates.push({ from, rate: readRate(`rate${row}`, texts, form) });
  }
  return rates;
}

/** Parses the penalties form. An empty amount paid counts as 0; an unknown kind of delay falls back to the first. */
export function readPenaltyInput(texts: Texts, rules: PenaltyRules): FormReading<PenaltyField, PenaltyInput> {
  const form = formReader(texts);
  const kind = entryOf(rules.kinds, texts.kind);
  const { due, done } = texts;
  const tax = form.amount('tax', { code: 'penalty-tax-missing' });
  const paid = form.amount('paid');
  if (paid > tax) form.refuse('paid', { code: 'penalty-paid-too-much' });
  form.refuse('due', dueMistake(due, (kind.fundRates ?? rules.rates)[0]?.from ?? ''));
  form.refuse('done', doneMistake(done, due));
  return form.reading({
    kind: kind.id,
    isCompany: texts.who === COMPANY,
    tax,
    paid,
    payments: readPayments(texts, form),
    due,
    done,
    statutoryRates: kind.fundRates ? [] : readRates(texts, form),
  });
}
