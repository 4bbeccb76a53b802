import { classNames } from '../classNames';
import styles from './Button.module.scss';

export type ButtonStyle = {
  /** primary: main action; accent: main action on a dark background; outline: secondary action; quiet: one of many. */
  variant?: 'primary' | 'accent' | 'outline' | 'quiet';
  /** 44, 48 or 50 px high. Large buttons are as high as fields. */
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
};

const VARIANTS = { primary: styles.primary, accent: styles.accent, outline: styles.outline, quiet: styles.quiet };
const SIZES = { small: styles.small, medium: styles.medium, large: styles.large };

export function buttonAttributes({ variant = 'primary', size = 'medium', fullWidth }: ButtonStyle) {
  return {
    className: classNames(styles.button, VARIANTS[variant], SIZES[size], fullWidth && styles.fullWidth),
  };
}
