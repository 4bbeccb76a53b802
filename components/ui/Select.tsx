import type { ComponentProps } from 'react';
import { FieldFrame } from './field/FieldFrame';
import { type FieldTexts, useField } from './field/useField';
import { CLIENT_ICON_PATHS } from './icon/clientIconPaths';
import { SvgIcon } from './icon/SvgIcon';
import styles from './Select.module.scss';

type SelectOption = {
  value: string;
  label: string;
  /** Group label. Options of a group must be adjacent. */
  group?: string;
  /** Names the fields that this option hides; the form's style sheet reads it. */
  leavesOut?: string | undefined;
};

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'required' | 'children' | 'multiple' | 'size'> &
  FieldTexts & {
    options: readonly SelectOption[];
    /** The first option, without a value. */
    placeholder?: string;
  };

function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map(({ value, label, leavesOut }) => (
    <option key={value} value={value} data-leaves-out={leavesOut}>
      {label}
    </option>
  ));
}

/** A labelled native select. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { frame, control } = useField(props);
  const groups = [...new Set(options.map(({ group }) => group))];

  return (
    <FieldFrame {...frame}>
      <div className={styles.box}>
        <select {...control} className={styles.select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {groups.map((group) => {
            const held = <Options key={group ?? ''} options={options.filter((option) => option.group === group)} />;
            return group === undefined ? (
              held
            ) : (
              <optgroup key={group} label={group}>
                {held}
              </optgroup>
            );
          })}
        </select>
        <SvgIcon path={CLIENT_ICON_PATHS['chevron-down']} />
      </div>
    </FieldFrame>
  );
}
