import type { ReactNode } from 'react';
import type { FieldTexts } from './FieldFrame';

/** Ids of the texts that belong to the field of this id. */
export function fieldIds(id: string) {
  return { unit: `${id}-unit`, hint: `${id}-hint`, error: `${id}-error` };
}

/** Attributes by which a control names its error, unit and hint, and says whether it is required or wrong. */
export function describeField(
  id: string,
  { error, hint, isRequired, unit }: Pick<FieldTexts, 'error' | 'hint' | 'isRequired'> & { unit?: ReactNode },
) {
  const ids = fieldIds(id);
  const texts = [error && ids.error, unit && ids.unit, hint && ids.hint].filter(Boolean).join(' ');

  return {
    id,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': texts || undefined,
  };
}
