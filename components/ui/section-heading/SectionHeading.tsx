import type { ReactNode } from 'react';
import styles from './SectionHeading.module.scss';

export type SectionHeadingProps = {
  title: ReactNode;
  /** A sentence at the end of the row, below the title on phones. */
  intro?: ReactNode;
  /** A link or button at the end of the row. */
  action?: ReactNode;
  /** large: for a section of a page; ruled: smaller, over a rule, for a list. */
  variant?: 'large' | 'ruled';
  /** Id of the heading element, for aria-labelledby and fragments. */
  id?: string;
};

/** Opens a section: its heading, with an introduction and an action beside it. */
export function SectionHeading({ title, intro, action, variant = 'large', id }: SectionHeadingProps) {
  return (
    <div className={styles.row} data-variant={variant}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {action}
    </div>
  );
}
