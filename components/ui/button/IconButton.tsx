import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './IconButton.module.scss';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'disabled'> & {
  icon: IconName;
  /** Accessible name: what the button does. */
  label: string;
  /** Disabled, but still focusable: at the end of a row the keyboard focus must not get lost. */
  isDisabled?: boolean;
};

/** A round button of 44 px with an icon alone: previous, next, pause, close. */
export function IconButton({ icon, label, isDisabled = false, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.iconButton}
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
