import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.scss';
import { type ButtonStyle, buttonAttributes } from './buttonAttributes';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonStyle & {
    icon?: ReactNode;
    iconEnd?: ReactNode;
    /** Disabled, with a spinner. Change the text as well, for example to 'Sending...'. */
    isBusy?: boolean;
  };

/** A button with text. Use IconButton for an icon alone, and ButtonLink for a link that looks like a button. */
export function Button({
  variant,
  size,

  fullWidth,
  icon,
  iconEnd,
  isBusy = false,
  disabled,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...buttonAttributes({ variant, size, fullWidth })}
      type={type}
      disabled={disabled || isBusy}
      data-state={isBusy ? 'busy' : undefined}
    >
      {isBusy && <span className={styles.spinner} aria-hidden="true" />}
      {!isBusy && icon}
      <span>{children}</span>
      {!isBusy && iconEnd}
    </button>
  );
}
