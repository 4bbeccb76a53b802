import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './IconButton.module.scss';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'disabled'> & {
  icon: IconName;
  label: string;
  /** Disabled but still focusable, so that the end of a row does not lose the keyboard focus. */
  isDisabled?: boolean;
};

/** A round button of 44 px with an icon only: previous, next, pause, close. */
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
