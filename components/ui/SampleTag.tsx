import type { ReactNode } from 'react';
import { useSay } from '#words';
import markedHeadingStyles from './MarkedHeading.module.scss';
import styles from './SampleTag.module.scss';

export type MarkedHeadingProps = {
  /** Entries of the section, some of which may be samples. */
  samples?: Samples | undefined;
  children: ReactNode;
};

/** A heading with 'Sample' beside it while its section shows a sample. */
export function MarkedHeading({ samples = [], children }: MarkedHeadingProps) {
  return (
    <div className={markedHeadingStyles.row}>
      {children}
      <SampleTag of={samples} />
    </div>
  );
}

/** Entries with their confirmation by the firm. */
type Samples = readonly { placeholder?: boolean | undefined }[];

export type SampleTagProps = {
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
