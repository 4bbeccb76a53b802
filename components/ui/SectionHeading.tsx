import type { ReactNode } from 'react';
import styles from './SectionHeading.module.scss';

type SectionHeadingProps = {
  title: ReactNode;
  /** A sentence below a large title, or at the end of a ruled row. */
  intro?: ReactNode;
  action?: ReactNode;
  /** large: for a section of a page; ruled: smaller and underlined, for a list. */
  variant?: 'large' | 'ruled';
  id?: string;
};

/** The heading of a section, with an optional introduction and action. */
export function SectionHeading({ title, intro, action, variant = 'large', id }: SectionHeadingProps) {
  return (
    <div className={`${styles.row} ${styles[variant]}`}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {action}
    </div>
  );
}
