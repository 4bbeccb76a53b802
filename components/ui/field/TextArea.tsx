import type { ComponentProps } from 'react';
import styles from './Field.module.scss';
import { FieldFrame } from './FieldFrame';
import { type FieldTexts, useField } from './useField';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'required'> & FieldTexts & { name: string };

/** A labelled multi-line field. Accepts every textarea attribute, and a ref. */
export function TextArea({ rows = 5, ...props }: TextAreaProps) {
  const { frame, control } = useField(props);

  return (
    <FieldFrame {...frame}>
      <textarea dir="auto" {...control} rows={rows} className={styles.textArea} />
    </FieldFrame>
  );
}
