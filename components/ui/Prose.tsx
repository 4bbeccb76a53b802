import type { ReactNode } from 'react';
import styles from './Prose.module.scss';

/** Styles long text from markdown. Wraps every MDX body automatically. */
export function Prose({ children }: { children?: ReactNode }) {
  return <div className={`${styles.prose} prose`}>{children}</div>;
}
