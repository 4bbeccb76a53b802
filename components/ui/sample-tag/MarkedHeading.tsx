import type { ReactNode } from 'react';
import styles from './MarkedHeading.module.scss';
import { type Samples, SampleTag } from './SampleTag';

export type MarkedHeadingProps = {
  /** Entries of the section, some of which may be samples. */
  samples?: Samples | undefined;
  /** The heading. */
  children: ReactNode;
};

/** A heading with 'Sample' beside it while its section shows a sample. */
export function MarkedHeading({ samples = [], children }: MarkedHeadingProps) {
  return (
    <div className={styles.row}>
      {children}
      <SampleTag of={samples} />
    </div>
  );
}
