import { useSay } from '#words';
import styles from './SampleTag.module.scss';

/** Entries with their confirmation by the firm. */
export type Samples = readonly { placeholder?: boolean | undefined }[];

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
