import { type ReactNode, useId } from 'react';

/** Label, hint, error and requirement of every kind of field. */
export type FieldTexts = {
  label: ReactNode;
  isRequired?: boolean;
  /** Appends 'optional' to the label. */
  isOptionalShown?: boolean;
  /** A sentence, and what helps to mend it. */
  error?: ReactNode;
  /** Help below the field. */
  hint?: ReactNode;
  /** Visually hides the label, where the placeholder or the surroundings say the same. */
  isLabelHidden?: boolean;
};

export function fieldIds(id: string) {
  return { unit: `${id}-unit`, hint: `${id}-hint`, error: `${id}-error` };
}

type FieldProps = FieldTexts & {
  /** Generated when absent. */
  id?: string;
  unit?: ReactNode;
};

/**
 * Splits the props of a field into those of its frame and the attributes of its control, with the ARIA attributes that
 * tie the control to its error, unit and hint.
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
