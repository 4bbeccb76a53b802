import { type ComponentProps, useId } from 'react';
import { FieldFrame, type FieldTexts } from '../field/FieldFrame';
import { describeField } from '../field/fieldIds';
import { CORE_PATHS } from '../icon/corePaths';
import { Glyph } from '../icon/Glyph';
import styles from './Select.module.scss';

export type SelectProps = Omit<ComponentProps<'select'>, 'className' | 'required' | 'children' | 'multiple' | 'size'> &
  FieldTexts & {
    name: string;
    options: readonly { value: string; label: string }[];
    /** First line, without a value: shown until something is chosen. */
    placeholder?: string;
  };

/** A labelled choice of one: the browser's own list under a drawn box. */
export function Select({
  label,
  isRequired,
  isOptionalShown,
  isLabelHidden,
  error,
  hint,
  options,
  placeholder,
  id,
  ...select
}: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;

  return (
    <FieldFrame id={fieldId} {...{ label, isRequired, isOptionalShown, isLabelHidden, error, hint }}>
      <div className={styles.box}>
        <select {...select} {...describeField(fieldId, { error, hint, isRequired })} className={styles.select}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Glyph path={CORE_PATHS.chevronDown} />
      </div>
    </FieldFrame>
  );
}
