import type { ReactNode } from 'react';
import { useSay } from '#words';
import styles from './SectionHeading.module.scss';

export type MarkedHeadingProps = {
  /** Entries of the section, some of which may be samples. */
  samples?: Samples | undefined;
  children: ReactNode;
};

/** A heading with 'Sample' beside it while its section shows a sample. */
export function MarkedHeading({ samples = [], children }: MarkedHeadingProps) {
  return (
    <div className={styles.marked}>
      {children}
      <SampleTag of={samples} />
    </div>
  );
}

type Samples = readonly { placeholder?: boolean | undefined }[];

type SampleTagProps = {
  /** Entries of the section: the tag shows while one is not confirmed. */
  of: Samples;
};

/** Says 'Sample' once in a section with unconfirmed entries. */
export function SampleTag({ of }: SampleTagProps) {
  const say = useSay();
  if (!of.some(({ placeholder }) => placeholder)) return null;
  return (
    <small className={styles.tag} data-pagefind-ignore>
      {say('Sample')}
    </small>
  );
}

export type SectionHeadingProps = {
  title: ReactNode;
  /** A sentence below a large title, or at the end of a ruled row. */
  intro?: ReactNode;
  action?: ReactNode;
  /** large: for a section of a page; ruled: smaller, over a rule, for a list. */
  variant?: 'large' | 'ruled';
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
