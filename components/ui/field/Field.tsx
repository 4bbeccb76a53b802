import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './Field.module.scss';
import { FieldFrame } from './FieldFrame';
import { type FieldTexts, fieldIds, useField } from './useField';

export type FieldProps = Omit<ComponentProps<'input'>, 'className' | 'required' | 'size'> &
  FieldTexts & {
    /** A unit shown before the value, such as 'TZS'. */
    unit?: ReactNode;
    /** large: for a form with a single amount. */
    size?: 'medium' | 'large';
  };

/** A labelled single-line field. Accepts every input attribute, and a ref. */
export function Field({ size = 'medium', ...props }: FieldProps) {
  const { frame, control } = useField(props);

  return (
    <FieldFrame {...frame}>
      <div className={classNames(styles.box, size === 'large' && styles.large)}>
        {props.unit && (
          <span id={fieldIds(frame.id).unit} className={`${styles.unit} ui muted`}>
            {props.unit}
          </span>
        )}
        <input type="text" dir="auto" {...control} className={styles.input} />
      </div>
    </FieldFrame>
  );
}
