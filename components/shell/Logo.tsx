import type { Firm } from '@/lib/content/schemas/firm';
import styles from './Logo.module.scss';

type LogoProps = {
  firm: Pick<Firm, 'name' | 'descriptor' | 'mark'>;
};

export type MarkProps = {
  /** Path data of the mark. */
  mark: Pick<Firm['mark'], 'columns' | 'diamond'>;
};

/** The mark alone, within an svg element. */
export function Mark({ mark }: MarkProps) {
  return (
    <>
      <path d={mark.columns} className={styles.columns} />
      <path d={mark.diamond} className={styles.diamond} />
    </>
  );
}

/**
 * Mark, wordmark and descriptor: white by default, in the colours that an ancestor sets by --logo-columns,
 * --logo-diamond, --logo-word and --logo-descriptor.
 */
export function Logo({ firm }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 185 49.5" className={styles.drawing} aria-hidden="true">
        <Mark mark={firm.mark} />
        <path d={firm.mark.word} className={styles.word} />
      </svg>
      <span className={styles.name}>{firm.name}</span>
      <span className={styles.descriptor}>{firm.descriptor}</span>
    </span>
  );
}
