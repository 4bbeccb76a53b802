import styles from './Button.module.scss';

/** What a button and a link that looks like one have in common. */
export type ButtonStyle = {
  /** primary: the action of a page; accent: the action on a dark ground; outline: the second choice; quiet: one of many. */
  variant?: 'primary' | 'accent' | 'outline' | 'quiet';
  /** 44, 48 or 50 px high; large stands beside fields. */
  size?: 'small' | 'medium' | 'large';
  fullWidth?: boolean;
};

/** Class and data attributes that give an element the look of a button. */
export function buttonAttributes({ variant = 'primary', size = 'medium', fullWidth }: ButtonStyle) {
  return {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
  };
}
