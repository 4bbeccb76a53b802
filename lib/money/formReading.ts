import { type ParseResult, readAmount } from './input.ts';
import type { Mistake } from './mistake.ts';

/** Result of parsing a form: the input of a calculation, or what is wrong with the fields. */
export type FormReading<Field extends string, Input> = {
  input?: Input | undefined;
  errors?: Partial<Record<Field, Mistake | undefined>>;
  /** Hints on accepted texts. */
  notes?: Partial<Record<Field, Mistake | undefined>>;
};

/** Reads an optional amount: an empty text counts as 0. */
export const readOptionalAmount = (text: string, isNegativeAllowed = false): ParseResult =>
  readAmount(text.trim() || '0', { whenEmpty: { code: 'unreadable' }, isNegativeAllowed });

/** Returns the amounts of several fields; undefined if any is invalid, each with its mistake. */
export function amountsOf<Field extends string>(read: Readonly<Record<Field, ParseResult>>) {
  const errors: Partial<Record<Field, Mistake>> = {};
  const amounts: Record<Field, number> = Object.create(null);
  for (const field in read) {
    const { [field]: result } = read;
    if (result.error === undefined) amounts[field] = result.amount;
    else errors[field] = result.error;
  }
  return { errors, amounts: Object.keys(errors).length > 0 ? undefined : amounts };
}
