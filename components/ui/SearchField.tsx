'use client';
// Needs the browser: the page's state holds the text, and clearing returns the focus to the field.

import { type ComponentProps, useId } from 'react';
import { useFieldText } from './field/useFieldText';
import { CLIENT_ICON_PATHS } from './icon/clientIconPaths';
import { SvgIcon } from './icon/SvgIcon';
import styles from './SearchField.module.scss';

type SearchFieldProps = Omit<
  ComponentProps<'input'>,
  'className' | 'value' | 'onChange' | 'placeholder' | 'type' | 'ref'
> & {
  /** Accessible name. The visible label is one word, to fit the narrowest field with the largest text. */
  label: string;
  value: string;
  onChange: (value: string) => void;
};

/** Search field with an icon and a clear button. Escape clears it too, unless onKeyDown prevents the default. */
export function SearchField({ label, value, onChange, id, onKeyDown, ...input }: SearchFieldProps) {
  const ownId = useId();
  const field = useFieldText<HTMLInputElement>(value, onChange);
  const fieldId = id ?? ownId;

  const handleClear = () => {
    onChange('');
    field.ref.current?.focus();
  };

  return (
    <div className={styles.search}>
      <label htmlFor={fieldId} className={styles.label}>
        {label}
      </label>
      <SvgIcon path={CLIENT_ICON_PATHS.search} />
      <input
        name="q"
        autoComplete="off"
        dir="auto"
        {...input}
        {...field}
        id={fieldId}
        type="search"
        className={styles.input}
        placeholder="Search"
        onKeyDown={(event) => {
          onKeyDown?.(event);
          const { key, nativeEvent, defaultPrevented } = event;
          // Escape that cancels what an input method composes is its own.
          if (key === 'Escape' && value !== '' && !nativeEvent.isComposing && !defaultPrevented) handleClear();
        }}
      />
      {value !== '' && (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={handleClear}>
          <SvgIcon path={CLIENT_ICON_PATHS.close} size={18} />
        </button>
      )}
    </div>
  );
}
