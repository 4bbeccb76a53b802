import { type ComponentProps, useId } from 'react';
import { WAITS } from '@/lib/site/elementParts';
import { CLIENT_ICON_PATHS } from './icon/clientIconPaths';
import { SvgIcon } from './icon/SvgIcon';
import styles from './SearchField.module.scss';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'className' | 'placeholder' | 'type'> & {
  /** Accessible name. The placeholder is a single word, to fit the narrowest field at the largest text size. */
  label: string;
  /** Clears the field. Without it, a custom element around the field does so (lib/browser/urlFields.ts). */
  onClear?: (() => void) | undefined;
};

/** A search field with an icon, and a clear button while it contains text. Accepts every input attribute, and a ref. */
export function SearchField({ label, onClear, id, ...input }: SearchFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={styles.search}>
      <label htmlFor={fieldId} className="visuallyHidden">
        {label}
      </label>
      <SvgIcon path={CLIENT_ICON_PATHS.search} />
      <input
        name="q"
        autoComplete="off"
        dir="auto"
        {...input}
        id={fieldId}
        type="search"
        className={styles.input}
        placeholder="Search"
      />
      <button
        type="button"
        className={`${styles.clear} focusInside iconTarget`}
        aria-label="Clear search"
        onClick={onClear}
        {...(onClear ? {} : WAITS)}
      >
        <SvgIcon path={CLIENT_ICON_PATHS.close} size={18} />
      </button>
    </div>
  );
}
