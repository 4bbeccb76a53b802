import { say } from '@/lib/words/say';
import styles from './SampleTag.module.scss';

export type SampleTagProps = {
  /** What the tag stands beside. Only a placeholder gets one. */
  of: { placeholder?: boolean | undefined };
  /** 'Sample' where absent; for what one entry does not say alone, such as 'Sample figures' below a row of them. */
  label?: string;
  /** Also on the published site, whose pages say it once at their head; the tags beside each entry are for previews. */
  isAlwaysShown?: boolean;
};

/** Says 'Sample' beside an entry that the firm has not confirmed; nothing beside any other. */
export function SampleTag({ of, label, isAlwaysShown }: SampleTagProps) {
  if (!of.placeholder || (process.env.SAMPLE_TAGS === 'hidden' && !isAlwaysShown)) return null;
  return (
    <small className={styles.tag} data-pagefind-ignore>
      {label ?? say('Sample')}
    </small>
  );
}
