import { type ParseResult, parseNumber, readAmount } from '../money/input.ts';
import { type IsoDay, isRealDay } from '../tax/days.ts';
import { DIVISORS, type LeavingInput, REASONS } from './leaving.ts';

/** Fields of the form in their order; also the parameters of the query. */
export type LeavingField =
  | 'basic'
  | 'start'
  | 'end'
  | 'reason'
  | 'notice'
  | 'left'
  | 'taken'
  | 'allowances'
  | 'other'
  | 'gratuity'
  | 'transport'
  | 'owed'
  | 'paid'
  | 'day'
  | 'share';

type Texts = Record<LeavingField, string>;

export const LEAVING_MESSAGES = {
  basicMissing: 'Please enter the basic pay of a month, for example 900,000.',
  startMissing: 'Please enter the first day of the job.',
  dayWrong: 'Please enter a day of the calendar.',
  startLate: 'Please enter a first day that is not after the last.',
  endEarly: 'Please enter a last day from 1 July 2012 on: we have rates from July 2012.',
  startEarly: 'Please enter a first day from 1 January 1950 on.',
  days: 'Please enter days from 0 to 400.',
} as const;

const FIRST_END = '2012-07-01';
const FIRST_START = '1950-01-01';
const LAST_END = '2099-12-31';
const MOST_DAYS = 400;

/** Shares of the pension that an employee may bear, percent; the usual one first. */
export const LEAVING_SHARES = [10, 5, 0] as const;

type Errors = Partial<Record<LeavingField, string>>;

function readDays({ start, end }: Texts, today: IsoDay): { start: IsoDay; end: IsoDay; errors: Errors } {
  const last = end || today;
  const errors: Errors = {};
  if (!isRealDay(last) || last > LAST_END) errors.end = LEAVING_MESSAGES.dayWrong;
  else if (last < FIRST_END) errors.end = LEAVING_MESSAGES.endEarly;
  if (!start) errors.start = LEAVING_MESSAGES.startMissing;
  else if (!isRealDay(start)) errors.start = LEAVING_MESSAGES.dayWrong;
  else if (start < FIRST_START) errors.start = LEAVING_MESSAGES.startEarly;
  else if (!errors.end && start > last) errors.start = LEAVING_MESSAGES.startLate;
  return { start, end: last, errors };
}

/** A number of days with at most two decimals; empty counts as `whenEmpty`. */
function readCount<Empty>(
  text: string,
  whenEmpty: Empty,
): { count: number | Empty; error?: undefined } | { error: string } {
  if (text.trim() === '') return { count: whenEmpty };
  const count = parseNumber(text);
  if (count === null || count < 0 || count > MOST_DAYS) return { error: LEAVING_MESSAGES.days };
  return { count: Math.round(count * 100) / 100 };
}

const AMOUNTS = ['allowances', 'other', 'gratuity', 'transport', 'owed'] as const;

function readAmounts(texts: Texts) {
  const errors: Errors = {};
  const amounts = { basic: 0, allowances: 0, other: 0, gratuity: 0, transport: 0, owed: 0 };
  const take = (name: keyof typeof amounts, read: ParseResult) => {
    if (read.error === undefined) amounts[name] = read.amount;
    else errors[name] = read.error;
  };
  take('basic', readAmount(texts.basic, { whenEmpty: LEAVING_MESSAGES.basicMissing }));
  for (const name of AMOUNTS) take(name, readAmount(texts[name].trim() || '0', { whenEmpty: '' }));
  return { amounts, errors };
}

/** Parses the form. An unknown choice counts as the first of its list, an empty last day as today. */
export function readLeavingInput(texts: Texts, today: IsoDay): { input: LeavingInput } | { errors: Errors } {
  const days = readDays(texts, today);
  const { amounts, errors } = readAmounts(texts);
  const notice = readCount(texts.notice, undefined);
  const left = readCount(texts.left, 0);
  const taken = readCount(texts.taken, 0);
  const counted: Errors = {
    ...(notice.error !== undefined && { notice: notice.error }),
    ...(left.error !== undefined && { left: left.error }),
    ...(taken.error !== undefined && { taken: taken.error }),
  };
  const all = { ...days.errors, ...errors, ...counted };
  if (
    Object.keys(all).length > 0 ||
    notice.error !== undefined ||
    left.error !== undefined ||
    taken.error !== undefined
  ) {
    return { errors: all };
  }
  return {
    input: {
      start: days.start,
      end: days.end,
      ...amounts,
      reason: REASONS.find((each) => each === texts.reason) ?? REASONS[0],
      isPaidByDay: texts.paid === 'day',
      noticeDays: notice.count,
      leaveLeft: left.count,
      leaveTaken: taken.count,
      divisor: DIVISORS.find((each) => String(each) === texts.day) ?? DIVISORS[0],
      share: LEAVING_SHARES.find((each) => String(each) === texts.share) ?? LEAVING_SHARES[0],
    },
  };
}

const filled = (amount: number): string => (amount === 0 ? '' : String(amount));

/** Parameters for an input that was accepted; what is as usual stays out of the address. */
export function leavingParams(input: LeavingInput): Record<LeavingField, string> {
  const { reason, divisor, share, noticeDays } = input;
  return {
    basic: String(input.basic),
    start: input.start,
    end: input.end,
    reason: reason === REASONS[0] ? '' : reason,
    notice: noticeDays === undefined ? '' : String(noticeDays),
    left: filled(input.leaveLeft),
    taken: filled(input.leaveTaken),
    allowances: filled(input.allowances),
    other: filled(input.other),
    gratuity: filled(input.gratuity),
    transport: filled(input.transport),
    owed: filled(input.owed),
    paid: input.isPaidByDay ? 'day' : '',
    day: divisor === DIVISORS[0] ? '' : String(divisor),
    share: share === LEAVING_SHARES[0] ? '' : String(share),
  };
}
