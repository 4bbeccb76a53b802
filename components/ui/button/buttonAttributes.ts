import styles from './Button.module.scss';

export type ButtonStyle = {
  /** primary: the main action; accent: the same on a dark ground; outline: the second choice; quiet: one of many. */
  variant?: 'primary' | 'accent' | 'outline' | 'quiet';
  /** 44, 48 or 50 px high; large matches fields. */
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
};

/** Returns the class and data attributes that style an element as a button. */
export function buttonAttributes({ variant = 'primary', size = 'medium', fullWidth }: ButtonStyle) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
  };
}
