import { type HTMLAttributes, type ReactNode, useId } from 'react';

/** Props that every kind of field accepts. */
export type FieldTexts = {
  label: ReactNode;
  isRequired?: boolean;
  /** Shown after the label of an optional field. */
  optional?: string | undefined;
  /** Error text, optionally with buttons that fix the error. */
  error?: ReactNode;
  /** Attributes of an empty error line that a custom element fills in. */
  errorLine?: HTMLAttributes<HTMLElement>;
  hint?: ReactNode;
  /** Hides the label visually where the placeholder or the context repeats it. */
  isLabelHidden?: boolean;
};

export function fieldIds(id: string) {
  return { unit: `${id}-unit`, hint: `${id}-hint`, error: `${id}-error` };
}

type FieldProps = FieldTexts & {
  /** Default: generated. */
  id?: string;
  unit?: ReactNode;
};

/**
 * Splits a field's props into props for its frame and attributes for its control, including the ARIA attributes that link the
 * control to its error, unit and hint.
 */
export function useField<Props extends FieldProps>(props: Props) {
  const { label, isRequired, optional, isLabelHidden, error, errorLine, hint, unit, id, ...attributes } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const ids = fieldIds(fieldId);
  const texts = [(error || errorLine) && ids.error, unit && ids.unit, hint && ids.hint].filter(Boolean).join(' ');

  return {
    frame: { id: fieldId, label, isRequired, optional, isLabelHidden, error, errorLine, hint },
    control: {
      ...attributes,
      id: fieldId,
      required: isRequired,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': texts || undefined,
    },
  };
}
