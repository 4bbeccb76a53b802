import type { ReactNode } from 'react';
import styles from './Prose.module.scss';

/** Styles long Markdown text. Every MDX body is wrapped in it automatically. */
export function Prose({ children }: { children?: ReactNode }) {
  return <div className={`${styles.prose} prose`}>{children}</div>;
}
