import { type FormReading, readAmount, readOptionalAmount } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { type IsoDay, isRealDay } from './days.ts';

const LAST_DAY = '2099-12-31';

/** Checks for an existing date up to 2099, the last year that forms accept. */
export const isFormDay = (day: IsoDay): boolean => isRealDay(day) && day <= LAST_DAY;

const FIRST_DAY = '2012-07-01';

/** Validates the date of a payment or sale, which may not precede July 2012. Returns the error, if any. */
export function dayMistake(day: IsoDay): Mistake | undefined {
  if (!isFormDay(day)) return { code: 'day-wrong' };
  return day < FIRST_DAY ? { code: 'day-early' } : undefined;
}

/** Returns the list entry with the selected id, or the first entry. Throws if the list is empty. */
export function entryOf<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id) ?? entries[0];
  if (!entry) throw new Error('a choice without entries');
  return entry;
}

/** Parses a form's fields one by one and collects their errors. */
export function formReader<Field extends string>(texts: Readonly<Record<Field, string>>) {
  const errors: Partial<Record<Field, Mistake>> = {};

  /** Records a field's error, if there is one. */
  const refuse = (field: Field, mistake: Mistake | undefined): void => {
    if (mistake) errors[field] = mistake;
  };

  return {
    refuse,

    /**
     * Parses an amount in shillings. Invalid text becomes NaN, so that comparisons with it do not report errors in other
     * fields.
     * @param whenEmpty error for an empty field; without it, an empty field counts as 0
     */
    amount(field: Field, whenEmpty?: Mistake, isNegativeAllowed = false): number {
      const read = whenEmpty
        ? readAmount(texts[field], { whenEmpty, isNegativeAllowed })
        : readOptionalAmount(texts[field], isNegativeAllowed);
      refuse(field, read.error);
      return read.error === undefined ? read.amount : Number.NaN;
    },

    /** Returns the input for a calculation, or the form's errors. */
    reading: <Input>(input: Input): FormReading<Field, Input> =>
      Object.keys(errors).length > 0 ? { errors } : { input },
  };
}
