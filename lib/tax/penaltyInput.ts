import { formatLongDate } from '../dates/formatLongDate.ts';
import { parseNumber, readAmount } from '../money/input.ts';
import type { DatedRate } from './corporateTax.ts';
import { addMonths, isRealDay } from './days.ts';
import {
  MAX_MONTHS,
  type PartPayment,
  type PenaltyInput,
  type PenaltyKind,
  type PenaltyRules,
} from './penaltyRules.ts';

/** Part payments, and changes of the statutory rate, that the form has room for. */
export const ROWS = [1, 2, 3, 4, 5, 6] as const;

export type Row = (typeof ROWS)[number];

/** Fields of the form, also the parameters of the query: `on1` and `sum1` of a part payment, `from1` and `rate1` of a rate. */
export type PenaltyField =
  | 'kind'
  | 'who'
  | 'tax'
  | 'paid'
  | 'due'
  | 'done'
  | 'rate'
  | `${'on' | 'sum' | 'from' | 'rate'}${Row}`;

/** What a visitor has typed or chosen. */
export type PenaltyTexts = Record<PenaltyField, string>;

/** The form before anything is typed. */
export const EMPTY_TEXTS: PenaltyTexts = {
  ...{ kind: '', who: '', tax: '', paid: '', due: '', done: '', rate: '' },
  ...{ on1: '', sum1: '', from1: '', rate1: '' },
  ...{ on2: '', sum2: '', from2: '', rate2: '' },
  ...{ on3: '', sum3: '', from3: '', rate3: '' },
  ...{ on4: '', sum4: '', from4: '', rate4: '' },
  ...{ on5: '', sum5: '', from5: '', rate5: '' },
  ...{ on6: '', sum6: '', from6: '', rate6: '' },
};

type Errors = Partial<Record<PenaltyField, string>>;

/** The input, or the message of each wrong field. */
export type PenaltyParseResult = { input?: PenaltyInput; errors: Errors };

export const COMPANY = 'company';

export const TAX_MISSING = 'Please enter the tax for which you were late, or 0 where the return shows none.';
export const PAID_TOO_MUCH = 'This is more than the tax above.';
export const DAY_MISSING = 'Please enter the day.';
export const SUM_MISSING = 'Please enter the amount.';
export const RATE_UNREADABLE = 'Please enter the rate in percent a year, for example 8.';
export const RATE_MISSING = 'Please enter the rate that held before the changes.';
export const RATE_UNORDERED = 'Please enter the rates in the order of their days, the oldest first.';
export const DAY_NOT_AFTER_DUE =
  'Please enter a day after the due date; what was paid by then stands in its own field.';
export const DAY_AFTER_DONE = 'This day lies after the day of filing or payment.';
export const TOO_LONG = `At most ${MAX_MONTHS / 12} years of delay are worked out here.`;

const LAST_DAY = '2099-12-31';
/** Percent a year: far above any discount rate. */
const MAX_RATE = 100;

export const tooEarly = (from: string): string =>
  `The rules are held here from ${formatLongDate(from)} on: please enter a later day, or ask us.`;

/** The first day on which the rule of a kind is known. */
const firstDayOf = (kind: PenaltyKind, rules: PenaltyRules): string => (kind.fundRates ?? rules.rates)[0]?.from ?? '';

function dueError(due: string, kind: PenaltyKind, rules: PenaltyRules): string | undefined {
  if (!isRealDay(due) || due > LAST_DAY) return DAY_MISSING;
  const from = firstDayOf(kind, rules);
  return due < from ? tooEarly(from) : undefined;
}

function doneError(done: string, due: string): string | undefined {
  if (!isRealDay(done) || done > LAST_DAY) return DAY_MISSING;
  return isRealDay(due) && done > addMonths(due, MAX_MONTHS) ? TOO_LONG : undefined;
}

/** Part payments in the order of their days. Rows without day and amount are left out. */
function readPayments(texts: PenaltyTexts, errors: Errors): PartPayment[] {
  const rows = ROWS.filter((row) => texts[`on${row}`] !== '' || texts[`sum${row}`].trim() !== '');
  const payments = rows.flatMap((row) => {
    const day = texts[`on${row}`];
    const sum = readAmount(texts[`sum${row}`], { whenEmpty: SUM_MISSING });
    errors[`sum${row}`] = sum.error;
    if (!isRealDay(day)) errors[`on${row}`] = DAY_MISSING;
    else if (day <= texts.due) errors[`on${row}`] = DAY_NOT_AFTER_DUE;
    else if (day > texts.done) errors[`on${row}`] = DAY_AFTER_DONE;
    return sum.error === undefined ? [{ day, amount: sum.amount }] : [];
  });
  return payments.toSorted((a, b) => a.day.localeCompare(b.day));
}

function readRate(text: string): number | undefined {
  const rate = parseNumber(text.trim().replace(/\s*%$/, ''));
  return rate === null || rate < 0 || rate > MAX_RATE ? undefined : rate;
}

/** The statutory rate and its changes; none where the field is empty. */
function readRates(texts: PenaltyTexts, errors: Errors): DatedRate[] {
  const changes = ROWS.filter((row) => texts[`from${row}`] !== '' || texts[`rate${row}`].trim() !== '');
  const first = texts.rate.trim();
  if (first === '' && changes.length > 0) errors.rate = RATE_MISSING;
  if (first === '') return [];
  const rates: DatedRate[] = [{ from: '', rate: readRate(first) ?? 0 }];
  if (readRate(first) === undefined) errors.rate = RATE_UNREADABLE;
  for (const row of changes) {
    const [from, rate] = [texts[`from${row}`], readRate(texts[`rate${row}`])];
    if (!isRealDay(from)) errors[`from${row}`] = DAY_MISSING;
    else if (from <= (rates.at(-1)?.from ?? '')) errors[`from${row}`] = RATE_UNORDERED;
    if (rate === undefined) errors[`rate${row}`] = RATE_UNREADABLE;
    rates.push({ from, rate: rate ?? 0 });
  }
  return rates;
}

/** Parses the penalties form. An empty amount paid counts as 0, an unknown kind of delay as the first. */
export function readPenaltyInput(texts: PenaltyTexts, rules: PenaltyRules): PenaltyParseResult {
  const kind = rules.kinds.find(({ id }) => id === texts.kind) ?? rules.kinds[0];
  if (!kind) throw new Error('penalties: no kinds of delay');
  const tax = readAmount(texts.tax, { whenEmpty: TAX_MISSING });
  const paid = readAmount(texts.paid.trim() || '0', { whenEmpty: '' });
  const errors: Errors = {
    tax: tax.error,
    paid: paid.error,
    due: dueError(texts.due, kind, rules),
    done: doneError(texts.done, texts.due),
  };
  const payments = readPayments(texts, errors);
  const statutoryRates = kind.fundRates ? [] : readRates(texts, errors);
  if (tax.error !== undefined || paid.error !== undefined) return { errors };
  if (paid.amount > tax.amount) errors.paid = PAID_TOO_MUCH;
  if (Object.values(errors).some(Boolean)) return { errors };
  return {
    errors,
    input: {
      kind: kind.id,
      isCompany: texts.who === COMPANY,
      tax: tax.amount,
      paid: paid.amount,
      payments,
      due: texts.due,
      done: texts.done,
      statutoryRates,
    },
  };
}
