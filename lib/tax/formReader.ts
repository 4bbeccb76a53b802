import { type FormReading, readAmount, readOptionalAmount } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { type IsoDay, isRealDay } from './days.ts';

const LAST_DAY = '2099-12-31';

/** Checks for an existing day up to 2099, the last year that a form accepts. */
export const isFormDay = (day: IsoDay): boolean => isRealDay(day) && day <= LAST_DAY;

const FIRST_DAY = '2012-07-01';

/** Returns the mistake of a day of payment or sale; undefined for a day from July 2012 on. */
export function dayMistake(day: IsoDay): Mistake | undefined {
  if (!isFormDay(day)) return { code: 'day-wrong' };
  return day < FIRST_DAY ? { code: 'day-early' } : undefined;
}

/** Returns the entry of a list that a choice names, else the first. Throws for an empty list. */
export function entryOf<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((candidate) => candidate.id === id) ?? entries[0];
  if (!entry) throw new Error('a choice without entries');
  return entry;
}

/** Reads the texts of a form one by one and gathers their mistakes. */
export function formReader<Field extends string>(texts: Readonly<Record<Field, string>>) {
  const errors: Partial<Record<Field, Mistake>> = {};

  /** Notes what is wrong with a field, if anything. */
  const refuse = (field: Field, mistake: Mistake | undefined): void => {
    if (mistake) errors[field] = mistake;
  };

  return {
    refuse,

    /**
     * Reads an amount of shillings. A refused text gives NaN, so that no comparison with it refuses another field.
     *
     * @param whenEmpty what is wrong with an empty field; without it an empty field counts as 0
     */
    amount(field: Field, whenEmpty?: Mistake, isNegativeAllowed = false): number {
      const read = whenEmpty
        ? readAmount(texts[field], { whenEmpty, isNegativeAllowed })
        : readOptionalAmount(texts[field], isNegativeAllowed);
      refuse(field, read.error);
      return read.error === undefined ? read.amount : Number.NaN;
    },

    /** Returns the input of a calculation, or the mistakes of the form. */
    reading: <Input>(input: Input): FormReading<Field, Input> =>
      Object.keys(errors).length > 0 ? { errors } : { input },
  };
}
