import type { ComponentProps } from 'react';
import { FieldFrame } from '../field/FieldFrame';
import { type FieldTexts, useField } from '../field/useField';
import { CLIENT_ICON_PATHS } from '../icon/clientIconPaths';
import { SvgIcon } from '../icon/SvgIcon';
import styles from './Select.module.scss';

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'required' | 'children' | 'multiple' | 'size'> &
  FieldTexts & {
    name: string;
    options: readonly { value: string; label: string }[];
    /** First option, without a value. */
    placeholder?: string;
  };

/** A labelled native select. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { frame, control } = useField(props);

  return (
    <FieldFrame {...frame}>
      <div className={styles.box}>
        <select {...control} className={styles.select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <SvgIcon path={CLIENT_ICON_PATHS['chevron-down']} />
      </div>
    </FieldFrame>
  );
}
