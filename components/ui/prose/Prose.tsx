import type { ReactNode } from 'react';
import styles from './Prose.module.scss';

/** Long text: sets the measure, the rhythm and the look of what markdown makes. Wraps every MDX body by itself. */
export function Prose({ children }: { children?: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}
