import { type ReactNode, useId } from 'react';

/** What every kind of field says about itself. */
export type FieldTexts = {
  label: ReactNode;
  isRequired?: boolean;
  /** Says 'optional' after the label. */
  isOptionalShown?: boolean;
  /** What is wrong; absent while all is well. */
  error?: string;
  /** Help that stays in sight below the field. */
  hint?: ReactNode;
  /** The label is for screen readers alone: its meaning is plain from the placeholder or the surroundings. */
  isLabelHidden?: boolean;
};

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
