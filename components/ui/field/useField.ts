import { type ReactNode, useId } from 'react';
import type { FieldTexts } from './FieldFrame';

/** Ids of the texts that belong to the field of this id. */
export function fieldIds(id: string) {
  return { unit: `${id}-unit`, hint: `${id}-hint`, error: `${id}-error` };
}

type FieldProps = FieldTexts & {
  /** One of its own where it is absent. */
  id?: string;
  unit?: ReactNode;
};

/**
 * Splits the props of a field: what its frame says, and the attributes of the control, which names its error, unit and
 * hint, and says whether it is required or wrong.
 */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, isRequired, isOptionalShown, isLabelHidden, error, hint, unit, id, ...attributes } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const ids = fieldIds(fieldId);
  const texts = [error && ids.error, unit && ids.unit, hint && ids.hint].filter(Boolean).join(' ');

  return {
    frame: { id: fieldId, label, isRequired, isOptionalShown, isLabelHidden, error, hint },
    control: {
      ...attributes,
      id: fieldId,
      required: isRequired,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': texts || undefined,
    },
  };
}
