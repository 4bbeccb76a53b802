import type { ReactNode } from 'react';
import { MarkedHeading, type MarkedHeadingProps } from './SampleTag';
import styles from './SectionHeading.module.scss';

export type SectionHeadingProps = {
  title: ReactNode;
  /** A sentence below a large title, or at the end of a ruled row. */
  intro?: ReactNode;
  /** A link or button at the end of the row. */
  action?: ReactNode;
  /** large: for a section of a page; ruled: smaller, over a rule, for a list. */
  variant?: 'large' | 'ruled';
  /** Id of the heading element, for aria-labelledby and fragments. */
  id?: string;
  samples?: MarkedHeadingProps['samples'];
};

/** The head of a section: heading, introduction, action. */
export function SectionHeading({ title, intro, action, variant = 'large', id, samples }: SectionHeadingProps) {
  return (
    <div className={styles.row} data-variant={variant}>
      <MarkedHeading samples={samples}>
        <h2 id={id}>{title}</h2>
      </MarkedHeading>
      {intro && <p className={styles.intro}>{intro}</p>}
      {action}
    </div>
  );
}
