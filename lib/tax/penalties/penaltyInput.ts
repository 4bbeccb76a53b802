import { amountsOf, type FormReading, readOptionalAmount } from '../../money/formReading.ts';
import { parseNumber, readAmount } from '../../money/input.ts';
import type { Mistake } from '../../money/mistake.ts';
import type { DatedRate } from '../corporate/minimumTax.ts';
import { addMonths, isRealDay } from '../days.ts';
import {
  firstDayOf,
  MAX_MONTHS,
  type PartPayment,
  type PenaltyInput,
  type PenaltyKind,
  type PenaltyRules,
} from './penaltyRules.ts';

/** Numbers of the part payments and of the rate changes in the form. */
export const ROWS = [1, 2, 3, 4, 5, 6] as const;

export type Row = (typeof ROWS)[number];

/** Fields of the form, also parameters of the query: `on1`, `sum1` for a part payment, `from1`, `rate1` for a rate. */
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

type Errors = Partial<Record<PenaltyField, Mistake | undefined>>;

export const COMPANY = 'company';

const LAST_DAY = '2099-12-31';
/** Maximum rate, percent a year: far above any discount rate. */
const MAX_RATE = 100;

function dueError(due: string, kind: PenaltyKind, rules: PenaltyRules): Mistake | undefined {
  if (!isRealDay(due) || due > LAST_DAY) return { code: 'penalty-day-missing' };
  return due < firstDayOf(kind, rules) ? { code: 'penalty-due-too-early', from: firstDayOf(kind, rules) } : undefined;
}

function doneError(done: string, due: string): Mistake | undefined {
  if (!isRealDay(done) || done > LAST_DAY) return { code: 'penalty-day-missing' };
  return isRealDay(due) && done > addMonths(due, MAX_MONTHS)
    ? { code: 'penalty-too-long', years: MAX_MONTHS / 12 }
    : undefined;
}

/** Parses part payments, sorted by day; leaves out empty rows. */
function readPayments(texts: Texts, errors: Errors): PartPayment[] {
  const rows = ROWS.filter((row) => texts[`on${row}`] !== '' || texts[`sum${row}`].trim() !== '');
  const payments = rows.flatMap((row) => {
    const day = texts[`on${row}`];
    const sum = readAmount(texts[`sum${row}`], { whenEmpty: { code: 'penalty-sum-missing' } });
    errors[`sum${row}`] = sum.error;
    if (!isRealDay(day)) errors[`on${row}`] = { code: 'penalty-day-missing' };
    else if (day <= texts.due) errors[`on${row}`] = { code: 'penalty-day-not-after-due' };
    else if (day > texts.done) errors[`on${row}`] = { code: 'penalty-day-after-done' };
    return sum.error === undefined ? [{ day, amount: sum.amount }] : [];
  });
  return payments.toSorted((a, b) => a.day.localeCompare(b.day));
}

function readRate(text: string): number | undefined {
  const rate = parseNumber(text.trim().replace(/\s*%$/, ''));
  return rate === null || rate < 0 || rate > MAX_RATE ? undefined : rate;
}

/** Parses the statutory rate and its changes; empty if the field is empty. */
function readRates(texts: Texts, errors: Errors): DatedRate[] {
  const changes = ROWS.filter((row) => texts[`from${row}`] !== '' || texts[`rate${row}`].trim() !== '');
  const first = texts.rate.trim();
  if (first === '' && changes.length > 0) errors.rate = { code: 'penalty-rate-missing' };
  if (first === '') return [];
  const rates: DatedRate[] = [{ from: '', rate: readRate(first) ?? 0 }];
  if (readRate(first) === undefined) errors.rate = { code: 'penalty-rate-unreadable' };
  for (const row of changes) {
    const [from, rate] = [texts[`from${row}`], readRate(texts[`rate${row}`])];
    if (!isRealDay(from)) errors[`from${row}`] = { code: 'penalty-day-missing' };
    else if (from <= (rates.at(-1)?.from ?? '')) errors[`from${row}`] = { code: 'penalty-rate-unordered' };
    if (rate === undefined) errors[`rate${row}`] = { code: 'penalty-rate-unreadable' };
    rates.push({ from, rate: rate ?? 0 });
  }
  return rates;
}

/** Parses the penalties form. An empty amount paid counts as 0, an unknown kind of delay as the first. */
export function readPenaltyInput(texts: Texts, rules: PenaltyRules): FormReading<PenaltyField, PenaltyInput> {
  const kind = rules.kinds.find(({ id }) => id === texts.kind) ?? rules.kinds[0];
  if (!kind) throw new Error('penalties: no kinds of delay');
  const read = amountsOf({
    tax: readAmount(texts.tax, { whenEmpty: { code: 'penalty-tax-missing' } }),
    paid: readOptionalAmount(texts.paid),
  });
  const errors: Errors = {
    ...read.errors,
    due: dueError(texts.due, kind, rules),
    done: doneError(texts.done, texts.due),
  };
  const payments = readPayments(texts, errors);
  const statutoryRates = kind.fundRates ? [] : readRates(texts, errors);
  if (!read.amounts) return { errors };
  const { tax, paid } = read.amounts;
  if (paid > tax) errors.paid = { code: 'penalty-paid-too-much' };
  if (Object.values(errors).some(Boolean)) return { errors };
  return {
    errors,
    input: {
      kind: kind.id,
      isCompany: texts.who === COMPANY,
      tax,
      paid,
      payments,
      due: texts.due,
      done: texts.done,
      statutoryRates,
    },
  };
}

/** Returns the query parameters of an accepted input. */
export function penaltyParams(input: PenaltyInput): Partial<Record<PenaltyField, string>> {
  const [rate, ...changes] = input.statutoryRates;
  const rows = ROWS.flatMap((row): [PenaltyField, string][] => {
    const [payment, change] = [input.payments[row - 1], changes[row - 1]];
    return [
      [`on${row}`, payment?.day ?? ''],
      [`sum${row}`, payment ? String(payment.amount) : ''],
      [`from${row}`, change?.from ?? ''],
      [`rate${row}`, change ? String(change.rate) : ''],
    ];
  });
  return {
    kind: input.kind,
    who: input.isCompany ? COMPANY : 'individual',
    tax: String(input.tax),
    paid: input.paid > 0 ? String(input.paid) : '',
    due: input.due,
    done: input.done,
    rate: rate ? String(rate.rate) : '',
    ...Object.fromEntries(rows),
  };
}
