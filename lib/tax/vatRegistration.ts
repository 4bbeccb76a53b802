import { sumExactly } from '../money/cents.ts';
import { addMonths, afterMonthEnd, type IsoDay, lastDayOf } from './days.ts';
import { type VatRules, valueAt } from './vat.ts';

export type RegistrationInput = {
  /** Who asks: empty for a business, else somebody who registers whatever the turnover. */
  who: string;
  /** First day of the first month. */
  first: IsoDay;
  /** Taxable turnover of each month without VAT, in shillings. */
  turnovers: readonly number[];
};

/** A month with its turnover, and those of the months up to it. */
export type RegistrationMonth = {
  /** First day of the month. */
  month: IsoDay;
  turnover: number;
  /** Sums of the 6 and the 12 months that end with it, or of those entered where they are fewer. */
  six: number;
  twelve: number;
  threshold: number;
  thresholdHalf: number;
  /** Which threshold it reaches. */
  reached: 'twelve' | 'six' | undefined;
};

/** Whether the turnovers of some months ask for registration. */
export type RegistrationResult = {
  months: RegistrationMonth[];
  /** The months with the highest sums; of equal ones the first. */
  highestTwelve: RegistrationMonth;
  highestSix: RegistrationMonth;
  /** The first month whose turnover reaches a threshold. */
  reached: RegistrationMonth | undefined;
  /** Last day to apply: counted from the first day of the month after. */
  applyBy: IsoDay | undefined;
};

/** A turnover that reaches a threshold counts, not only one above it: VAT Act, section 28(2). */
function reachedBy(six: number, twelve: number, threshold: number, half: number): RegistrationMonth['reached'] {
  if (twelve >= threshold) return 'twelve';
  return six >= half ? 'six' : undefined;
}

function monthsOf({ first, turnovers }: RegistrationInput, rules: VatRules): RegistrationMonth[] {
  return turnovers.map((turnover, index) => {
    const month = addMonths(first, index);
    const sumOfLast = (count: number) => sumExactly(...turnovers.slice(Math.max(0, index + 1 - count), index + 1));
    const [six, twelve] = [sumOfLast(6), sumOfLast(12)];
    const threshold = valueAt(rules.threshold, lastDayOf(month)) ?? Number.POSITIVE_INFINITY;
    const thresholdHalf = valueAt(rules.thresholdHalf, lastDayOf(month)) ?? Number.POSITIVE_INFINITY;
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
  const days = valueAt(rules.registerDays, lastDay);
  return {
    months,
    highestTwelve: highest(months, 'twelve'),
    highestSix: highest(months, 'six'),
    reached,
    applyBy: reached && days !== undefined ? afterMonthEnd(lastDay, days) : undefined,
  };
}
