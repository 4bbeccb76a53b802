import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Field.module.scss';
import { FieldFrame, type FieldTexts } from './FieldFrame';
import { describeField, fieldIds } from './fieldIds';

export type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'required' | 'size'> &
  FieldTexts & {
    name: string;
    /** A unit before the value, such as 'TZS'. */
    unit?: ReactNode;
    /** large: the one figure a form asks for. */
    size?: 'medium' | 'large';
  };

/** A labelled one-line field. Takes every attribute of an input, and a ref to it. */
export function Field({
  label,
  isRequired,
  isOptionalShown,
  isLabelHidden,
  error,
  hint,
  unit,
  size = 'medium',
  id,
  ...input
}: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;

  return (
    <FieldFrame id={fieldId} {...{ label, isRequired, isOptionalShown, isLabelHidden, error, hint }}>
      <div className={styles.box} data-size={size}>
        {unit && (
          <span id={fieldIds(fieldId).unit} className={styles.unit}>
            {unit}
          </span>
        )}
        <input
          type="text"
          {...input}
          {...describeField(fieldId, { error, hint, isRequired, unit })}
          className={styles.input}
        />
      </div>
    </FieldFrame>
  );
}
