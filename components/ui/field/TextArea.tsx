import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { describeField } from './fieldIds';
import styles from './TextArea.module.scss';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'required'> & FieldTexts & { name: string };

/** A labelled field of several lines. Takes every attribute of a textarea, and a ref to it. */
export function TextArea({
  label,
  isRequired,
  isOptionalShown,
  isLabelHidden,
  error,
  hint,
  id,
  rows = 5,
  ...textarea
}: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;

  return (
    <FieldFrame id={fieldId} {...{ label, isRequired, isOptionalShown, isLabelHidden, error, hint }}>
      <textarea
        {...textarea}
        {...describeField(fieldId, { error, hint, isRequired })}
        rows={rows}
        className={styles.textArea}
      />
    </FieldFrame>
  );
}
