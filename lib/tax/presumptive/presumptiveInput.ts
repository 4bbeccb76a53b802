import { amountsOf, type FormReading, readOptionalAmount } from '../../money/formReading.ts';
import { readAmount } from '../../money/input.ts';
import type { Mistake } from '../../money/mistake.ts';
import { isRealDay } from '../days.ts';
import type { PresumptiveInput, PresumptiveRules } from './presumptiveYear.ts';

/** Fields of the form, also the parameters of the query. */
export type PresumptiveField = 'turnover' | 'year' | 'records' | 'trader' | 'profit' | 'cost' | 'tin';

/** Value of the field `records` for a trader without them. */
export const NO_RECORDS = 'no';

/** Returns the calendar years that the tables cover in full, newest first, up to a year. */
export function yearsOf({ tables }: Pick<PresumptiveRules, 'tables'>, last: number): number[] {
  const [year, month] = (tables[0]?.from ?? '').split('-');
  const first = Number(year) + (month === '01' ? 0 : 1);
  return Array.from({ length: last - first + 1 }, (_, index) => last - index);
}

function tinError(tin: string, year: number, { relief }: PresumptiveRules): Mistake | undefined {
  if (tin === '') return undefined;
  if (!isRealDay(tin)) return { code: 'tin-unreadable' };
  if (tin < relief.from) return { code: 'tin-too-early', from: relief.from };
  return tin > `${year}-12-31` ? { code: 'tin-too-late', year } : undefined;
}

/** Parses the form. Empty profit means not given; an unknown year or kind of trader counts as the first of its list. */
export function readPresumptiveInput(
  texts: Record<PresumptiveField, string>,
  rules: PresumptiveRules,
  years: readonly number[],
): FormReading<PresumptiveField, PresumptiveInput> {
  const year = years.find((candidate) => String(candidate) === texts.year) ?? years[0] ?? 0;
  const read = amountsOf({
    turnover: readAmount(texts.turnover, { whenEmpty: { code: 'turnover-missing' } }),
    profit: readOptionalAmount(texts.profit, true),
    cost: readOptionalAmount(texts.cost),
  });
  const errors: typeof read.errors & { tin?: Mistake | undefined } = {
    ...read.errors,
    tin: tinError(texts.tin, year, rules),
  };
  if (!read.amounts) return { errors };
  const { turnover, profit, cost } = read.amounts;
  if (turnover === 0) errors.turnover = { code: 'turnover-zero' };
  if (profit > turnover) errors.profit = { code: 'profit-above-turnover' };
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
