import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './IconButton.module.scss';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'disabled'> & {
  icon: IconName;
  /** What the button does, in words: its only name. */
  label: string;
  /** Cannot be pressed now, but keeps the focus, so that a keyboard does not lose its place at the end of a row. */
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
