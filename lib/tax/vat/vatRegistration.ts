import { sumExactly } from '../../money/cents.ts';
import { addMonths, afterMonthEnd, type IsoDay, lastDayOf } from '../days.ts';
import { inForce } from '../inForce.ts';
import type { VatRules } from './vat.ts';

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

/** Reaching the threshold is enough: VAT Act, section 28(2). */
function reachedBy(six: number, twelve: number, threshold: number, half: number): RegistrationMonth['reached'] {
  if (twelve >= threshold) return 'twelve';
  return six >= half ? 'six' : undefined;
}

function monthsOf({ first, turnovers }: RegistrationInput, rules: VatRules): RegistrationMonth[] {
  return turnovers.map((turnover, index) => {
    const month = addMonths(first, index);
    const sumOfLast = (count: number) => sumExactly(...turnovers.slice(Math.max(0, index + 1 - count), index + 1));
    const [six, twelve] = [sumOfLast(6), sumOfLast(12)];
    const threshold = inForce(rules.threshold, lastDayOf(month))?.value ?? Number.POSITIVE_INFINITY;
    const thresholdHalf = inForce(rules.thresholdHalf, lastDayOf(month))?.value ?? Number.POSITIVE_INFINITY;
    const reached = reachedBy(six, twelve, threshold, thresholdHalf);
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
  const lastDay = lastDayOf(reached?.month ?? input.first);
  const days = inForce(rules.registerDays, lastDay)?.value;
  return {
    months,
    highestTwelve: highest(months, 'twelve'),
    highestSix: highest(months, 'six'),
    reached,
    applyBy: reached && days !== undefined ? afterMonthEnd(lastDay, days) : undefined,
  };
}
