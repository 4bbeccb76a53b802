import type { ReactNode } from 'react';
import styles from './Badge.module.scss';

export type BadgeProps = {
  /** quiet: one of several tags; accent: an emphasised tag. */
  tone?: 'quiet' | 'accent';
  children: ReactNode;
};

/** A tag of a word or two. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
