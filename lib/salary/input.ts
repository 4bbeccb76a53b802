import { type ParseResult, parseNumber, readAmount } from '../money/input.ts';

/** Most overtime hours of one kind in a month that the calculator takes. */
export const MAX_HOURS = 100;

export const SALARY_MISSING = 'Please enter a salary amount.';
export const HOURS_OUT_OF_RANGE = `Hours must be between 0 and ${MAX_HOURS}.`;
export const COUNTED_AS_ZERO = 'Counted as 0 hours.';

/** Overtime hours; `note` where they count as 0 though the field does not say 0. */
export type HoursResult = { hours: number; note?: string; error?: undefined } | { error: string };

/** Parses a gross or basic salary. */
export function readSalary(text: string): ParseResult {
  return readAmount(text, { whenEmpty: SALARY_MISSING });
}

/** Parses overtime hours: empty or unreadable counts as 0, with a note; out of range is an error. */
export function readHours(text: string): HoursResult {
  const hours = parseNumber(text);
  if (hours === null) return { hours: 0, note: COUNTED_AS_ZERO };
  return hours < 0 || hours > MAX_HOURS ? { error: HOURS_OUT_OF_RANGE } : { hours };
}
