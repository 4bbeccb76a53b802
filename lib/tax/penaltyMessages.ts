import { formatLongDate } from '../dates/formatLongDate.ts';
import { say } from '../words/say.ts';
import { firstDayOf, type PenaltyKind, type PenaltyRules } from './penaltyRules.ts';

/** Sentences beside the fields of the penalties form. */
export const PENALTY_MESSAGES = {
  taxMissing: 'Please enter the tax for which you were late, or 0 where the return shows none.',
  paidTooMuch: 'This is more than the tax above.',
  dayMissing: 'Please enter the day.',
  sumMissing: 'Please enter the amount.',
  rateUnreadable: 'Please enter the rate in percent a year, for example 8.',
  rateMissing: 'Please enter the rate that held before the changes.',
  rateUnordered: 'Please enter the rates in the order of their days, the oldest first.',
  dayNotAfterDue: 'Please enter a day after the due date; what was paid by then stands in its own field.',
  dayAfterDone: 'This day lies after the day of filing or payment.',
  tooLong: 'We work out at most {years} years of delay.',
} as const;

/** Says of a due date that the rules of its kind of delay are not known so far back. */
export const dueTooEarly = (kind: PenaltyKind, rules: PenaltyRules): string =>
  say('We have these rules from {day}. Please enter a later day, or ask us.', {
    day: formatLongDate(firstDayOf(kind, rules)),
  });
