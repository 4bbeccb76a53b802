import { parseNumber, readAmount } from '../money/input.ts';
import type { DatedRate } from './corporateTax.ts';
import { addMonths, isRealDay } from './days.ts';
import type { PenaltyMessages } from './penaltyMessages.ts';
import {
  firstDayOf,
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

const LAST_DAY = '2099-12-31';
/** Percent a year: far above any discount rate. */
const MAX_RATE = 100;

/** What the parser needs beside the texts. */
type Context = { rules: PenaltyRules; messages: PenaltyMessages };

function dueError(due: string, kind: PenaltyKind, { rules, messages }: Context): string | undefined {
  if (!isRealDay(due) || due > LAST_DAY) return messages.dayMissing;
  return due < firstDayOf(kind, rules) ? messages.tooEarly[kind.id] : undefined;
}

function doneError(done: string, due: string, messages: PenaltyMessages): string | undefined {
  if (!isRealDay(done) || done > LAST_DAY) return messages.dayMissing;
  return isRealDay(due) && done > addMonths(due, MAX_MONTHS) ? messages.tooLong : undefined;
}

/** Part payments in the order of their days. Rows without day and amount are left out. */
function readPayments(texts: PenaltyTexts, errors: Errors, messages: PenaltyMessages): PartPayment[] {
  const rows = ROWS.filter((row) => texts[`on${row}`] !== '' || texts[`sum${row}`].trim() !== '');
  const payments = rows.flatMap((row) => {
    const day = texts[`on${row}`];
    const sum = readAmount(texts[`sum${row}`], { whenEmpty: messages.sumMissing });
    errors[`sum${row}`] = sum.error;
    if (!isRealDay(day)) errors[`on${row}`] = messages.dayMissing;
    else if (day <= texts.due) errors[`on${row}`] = messages.dayNotAfterDue;
    else if (day > texts.done) errors[`on${row}`] = messages.dayAfterDone;
    return sum.error === undefined ? [{ day, amount: sum.amount }] : [];
  });
  return payments.toSorted((a, b) => a.day.localeCompare(b.day));
}

function readRate(text: string): number | undefined {
  const rate = parseNumber(text.trim().replace(/\s*%$/, ''));
  return rate === null || rate < 0 || rate > MAX_RATE ? undefined : rate;
}

/** The statutory rate and its changes; none where the field is empty. */
function readRates(texts: PenaltyTexts, errors: Errors, messages: PenaltyMessages): DatedRate[] {
  const changes = ROWS.filter((row) => texts[`from${row}`] !== '' || texts[`rate${row}`].trim() !== '');
  const first = texts.rate.trim();
  if (first === '' && changes.length > 0) errors.rate = messages.rateMissing;
  if (first === '') return [];
  const rates: DatedRate[] = [{ from: '', rate: readRate(first) ?? 0 }];
  if (readRate(first) === undefined) errors.rate = messages.rateUnreadable;
  for (const row of changes) {
    const [from, rate] = [texts[`from${row}`], readRate(texts[`rate${row}`])];
    if (!isRealDay(from)) errors[`from${row}`] = messages.dayMissing;
    else if (from <= (rates.at(-1)?.from ?? '')) errors[`from${row}`] = messages.rateUnordered;
    if (rate === undefined) errors[`rate${row}`] = messages.rateUnreadable;
    rates.push({ from, rate: rate ?? 0 });
  }
  return rates;
}

/** Parses the penalties form. An empty amount paid counts as 0, an unknown kind of delay as the first. */
export function readPenaltyInput(texts: PenaltyTexts, context: Context): PenaltyParseResult {
  const { rules, messages } = context;
  const kind = rules.kinds.find(({ id }) => id === texts.kind) ?? rules.kinds[0];
  if (!kind) throw new Error('penalties: no kinds of delay');
  const tax = readAmount(texts.tax, { whenEmpty: messages.taxMissing });
  const paid = readAmount(texts.paid.trim() || '0', { whenEmpty: '' });
  const errors: Errors = {
    tax: tax.error,
    paid: paid.error,
    due: dueError(texts.due, kind, context),
    done: doneError(texts.done, texts.due, messages),
  };
  const payments = readPayments(texts, errors, messages);
  const statutoryRates = kind.fundRates ? [] : readRates(texts, errors, messages);
  if (tax.error !== undefined || paid.error !== undefined) return { errors };
  if (paid.amount > tax.amount) errors.paid = messages.paidTooMuch;
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
