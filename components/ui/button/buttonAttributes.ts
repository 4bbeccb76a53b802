import { classNames } from '../classNames';
import styles from './Button.module.scss';

export type ButtonStyle = {
  /** primary: the main action; accent: the same on a dark ground; outline: the second choice; quiet: one of many. */
  variant?: 'primary' | 'accent' | 'outline' | 'quiet';
  /** 44, 48 or 50 px high; large matches fields. */
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
};

const VARIANTS = { primary: styles.primary, accent: styles.accent, outline: styles.outline, quiet: styles.quiet };
const SIZES = { small: styles.small, medium: styles.medium, large: styles.large };

/** Returns the classes that style an element as a button. */
export function buttonAttributes({ variant = 'primary', size = 'medium', fullWidth }: ButtonStyle) {
  return {
    className: classNames(styles.button, VARIANTS[variant], SIZES[size], fullWidth && styles.fullWidth),
  };
}
