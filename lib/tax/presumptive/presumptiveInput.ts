import { formatLongDate } from '../../dates/formatLongDate.ts';
import { amountsOf, type FormReading, readOptionalAmount } from '../../money/formReading.ts';
import { readAmount } from '../../money/input.ts';
import { say } from '../../words/say.ts';
import { isRealDay } from '../days.ts';
import type { PresumptiveInput, PresumptiveRules } from './presumptiveYear.ts';

/** Fields of the form, also the parameters of the query. */
export type PresumptiveField = 'turnover' | 'year' | 'records' | 'trader' | 'profit' | 'cost' | 'tin';

export const TURNOVER_MISSING = 'Please enter the turnover of the year.';
export const TURNOVER_ZERO = 'Please enter a turnover above 0.';
export const PROFIT_TOO_HIGH = 'A profit cannot be more than the turnover.';
export const TIN_UNREADABLE = 'Please enter the day of the TIN, or leave the field empty.';

export const tinTooEarly = (from: string): string =>
  say('The relief exists since {day}; whether it reaches an earlier TIN we have not found.', {
    day: formatLongDate(from),
  });
export const tinTooLate = (year: number): string =>
  say('This day lies after {year}: please choose another year.', { year });

/** Value of the field `records` for a trader without them. */
export const NO_RECORDS = 'no';

/** Returns the calendar years that the tables cover in full, newest first, up to a year. */
export function yearsOf({ tables }: Pick<PresumptiveRules, 'tables'>, last: number): number[] {
  const [year, month] = (tables[0]?.from ?? '').split('-');
  const first = Number(year) + (month === '01' ? 0 : 1);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

function tinError(tin: string, year: number, { relief }: PresumptiveRules): string | undefined {
  if (tin === '') return undefined;
  if (!isRealDay(tin)) return say(TIN_UNREADABLE);
  if (tin < relief.from) return tinTooEarly(relief.from);
  return tin > `${year}-12-31` ? tinTooLate(year) : undefined;
}

/** Parses the form. Empty profit means not given; an unknown year or kind of trader counts as the first of its list. */
export function readPresumptiveInput(
  texts: Record<PresumptiveField, string>,
  rules: PresumptiveRules,
  years: readonly number[],
): FormReading<PresumptiveField, PresumptiveInput> {
  const year = years.find((candidate) => String(candidate) === texts.year) ?? years[0] ?? 0;
  const read = amountsOf({
    turnover: readAmount(texts.turnover, { whenEmpty: say(TURNOVER_MISSING) }),
    profit: readOptionalAmount(texts.profit, true),
    cost: readOptionalAmount(texts.cost),
  });
  const errors: typeof read.errors & { tin?: string } = { ...read.errors, tin: tinError(texts.tin, year, rules) };
  if (!read.amounts) return { errors };
  const { turnover, profit, cost } = read.amounts;
  if (turnover === 0) errors.turnover = say(TURNOVER_ZERO);
  if (profit > turnover) errors.profit = say(PROFIT_TOO_HIGH);
  if (Object.values(errors).some(Boolean)) return { errors };
  return {
    errors,
    input: {
      year,
      turnover,
      hasRecords: texts.records !== NO_RECORDS,
      trader: rules.traders.some(({ id }) => id === texts.trader) ? texts.trader : (rules.traders[0]?.id ?? ''),
      profit: texts.profit.trim() === '' ? undefined : profit,
      cost,
      tinDay: texts.tin || undefined,
    },
  };
}
