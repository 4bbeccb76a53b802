import styles from './SampleTag.module.scss';

export type SampleTagProps = {
  /** What the tag stands beside. Only a placeholder gets one. */
  of: { placeholder?: boolean | undefined };
};

/** Says 'Sample' beside an entry that the firm has not confirmed; nothing beside any other. */
export function SampleTag({ of }: SampleTagProps) {
  if (!of.placeholder) return null;
  return (
    <small className={styles.tag} data-pagefind-ignore>
      Sample
    </small>
  );
}
