import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import styles from './IconButton.module.scss';

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  icon: IconName;
  label: string;
};

/** A round 44 px button with only an icon, for example previous, pause or close. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={`${styles.iconButton} iconTarget`} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
