import { type HTMLAttributes, type ReactNode, useId } from 'react';

/** Label, hint, error and requirement of every kind of field. */
export type FieldTexts = {
  label: ReactNode;
  isRequired?: boolean;
  /** The word after the label of a field that may stay empty. */
  optional?: string | undefined;
  /** Error text, optionally with buttons that fix it. */
  error?: ReactNode;
  /** Attributes of an empty line for the error, which a custom element fills in. */
  errorLine?: HTMLAttributes<HTMLElement>;
  hint?: ReactNode;
  /** Visually hides the label, if the placeholder or the context repeats it. */
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
 * Splits a field's props into its frame's props and its control's attributes, including the ARIA attributes that link
 * the control to its error, unit and hint.
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
