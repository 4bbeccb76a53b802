import { applyPercent, clampAmount, roundToCents } from '../../money/amount.ts';
import { addDays, addMonths, type IsoDay } from '../days.ts';
import { inForce } from '../inForce.ts';
import { MAX_MONTHS, type PenaltyInput, type PenaltyKind, type PenaltyRules } from './penaltyRules.ts';

/** A month or part of a month of delay; amounts rounded to 2 decimals. */
export type PenaltyMonth = {
  first: IsoDay;
  last: IsoDay;
  /** Tax unpaid at the start of the first day. */
  unpaid: number;
  /** Percent a month in force on the first day, and its amount. */
  rate: number;
  share: number;
  /** Currency point in force on the first day; 0 for a fund. */
  pointValue: number;
  points: number;
  /** Points in shillings. */
  least: number;
  penalty: number;
  /** Percent a year and the interest of the month; undefined if no rate is known. */
  statutoryRate: number | undefined;
  interest: number | undefined;
};

/** Penalty and interest of a delay; without months if nothing was late. */
export type PenaltyResult = {
  months: PenaltyMonth[];
  penalty: number;
  /** Undefined for funds, and if no statutory rate is known. */
  interest: number | undefined;
  total: number;
  /** Tax unpaid on the due date. */
  unpaidAtDue: number;
  /** Tax still unpaid when a return was filed. */
  unpaidAtEnd: number;
  /** The charge belongs to a fund. */
  isFund: boolean;
};

function unpaidOn(day: IsoDay, { tax, paid, payments }: PenaltyInput): number {
  const later = payments.filter((payment) => payment.day <= day).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, roundToCents(clampAmount(tax) - paid - later));
}

type MonthContext = { input: PenaltyInput; rules: PenaltyRules; kind: PenaltyKind; accrued: number };

/** Calculates one month of delay, unrounded; `accrued` is the interest of earlier months, which bears interest too. */
function monthFrom(first: IsoDay, last: IsoDay, { input, rules, kind, accrued }: MonthContext): PenaltyMonth {
  const unpaid = unpaidOn(addDays(first, -1), input);
  const rate = inForce(kind.fundRates ?? rules.rates, first)?.rate ?? 0;
  const share = applyPercent(unpaid, rate);
  const points = kind.fundRates ? 0 : rules.points[input.isCompany ? 'company' : 'individual'];
  const pointValue = kind.fundRates ? 0 : (inForce(rules.pointValues, first)?.value ?? 0);
  const least = points * pointValue;
  const statutoryRate = kind.fundRates ? undefined : inForce(input.statutoryRates, first)?.rate;
  return {
    first,
    last,
    unpaid,
    rate,
    share,
    pointValue,
    points,
    least,
    penalty: Math.max(share, least),
    statutoryRate,
    interest: statutoryRate === undefined ? undefined : ((unpaid + accrued) * statutoryRate) / 1200,
  };
}

/** Returns every month or part of a month after the due date; a late payment ends when all is paid. */
function monthsOf(input: PenaltyInput, rules: PenaltyRules, kind: PenaltyKind): PenaltyMonth[] {
  const months: PenaltyMonth[] = [];
  let accrued = 0;
  for (let number = 0; number < MAX_MONTHS; number += 1) {
    const before = addMonths(input.due, number);
    if (before >= input.done) break;
    if (kind.endsWith === 'payment' && unpaidOn(before, input) === 0) break;
    const end = addMonths(input.due, number + 1);
    const last = end < input.done ? end : input.done;
    const month = monthFrom(addDays(before, 1), last, { input, rules, kind, accrued });
    accrued += month.interest ?? 0;
    months.push(month);
  }
  return months;
}

/**
 * Calculates the penalty of a late return or payment (Tax Administration Act, section 78): for each month or part of it
 * the greater of a percentage of the tax unpaid at its start and a number of currency points; and the interest of
 * section 76 on the unpaid tax, compounded monthly. The first day of each month decides its point and rates. NSSF and
 * WCF charge a simple percentage a month.
 */
export function latePenalty(input: PenaltyInput, rules: PenaltyRules): PenaltyResult {
  const kind = rules.kinds.find(({ id }) => id === input.kind) ?? rules.kinds[0];
  if (!kind) throw new Error('penalties: no kinds of delay');
  const months = monthsOf(input, rules, kind);
  const penalty = roundToCents(months.reduce((sum, month) => sum + month.penalty, 0));
  const isKnown = input.statutoryRates.length > 0 && months.every(({ interest }) => interest !== undefined);
  const interest = isKnown ? roundToCents(months.reduce((sum, month) => sum + (month.interest ?? 0), 0)) : undefined;
  return {
    months: months.map((month) => ({
      ...month,
      share: roundToCents(month.share),
      penalty: roundToCents(month.penalty),
      interest: month.interest === undefined ? undefined : roundToCents(month.interest),
    })),
    penalty,
    interest: kind.fundRates ? undefined : interest,
    total: roundToCents(penalty + (kind.fundRates ? 0 : (interest ?? 0))),
    unpaidAtDue: unpaidOn(input.due, input),
    unpaidAtEnd: kind.endsWith === 'payment' ? 0 : unpaidOn(input.done, input),
    isFund: kind.fundRates !== undefined,
  };
}
