import { formatLongDate } from '../../dates/formatLongDate.ts';
import { firstDayOf, type PenaltyKind, type PenaltyRules } from './penaltyRules.ts';

/** Messages of the fields of the penalties form. */
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
} as const;

/** Returns the message that the rules do not reach back to a due date. */
export const dueTooEarly = (kind: PenaltyKind, rules: PenaltyRules): string =>
  `We have these rules from ${formatLongDate(firstDayOf(kind, rules))}. Please enter a later day, or ask us.`;
