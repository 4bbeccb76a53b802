import { classNames } from '@/components/ui/classNames';
import type { Firm } from '@/lib/content/schemas/firm';
import styles from './Logo.module.scss';

type LogoProps = {
  firm: Pick<Firm, 'name' | 'descriptor' | 'mark'>;
};

export type MarkProps = {
  mark: Firm['mark'];
};

/** The mark without the name, for use inside an <svg>. */
export function Mark({ mark }: MarkProps) {
  return (
    <>
      <path d={mark.columns} className={styles.columns} />
      <path d={mark.diamond} className={styles.diamond} />
    </>
  );
}

/** Returns the size at which a name of up to 40 letters fits a phone's header, on one to four lines. */
function sizeOf(name: string): 'large' | 'medium' | 'small' | 'tiny' {
  if (name.length <= 6) return 'large';
  if (name.length <= 11) return 'medium';
  return name.length <= 24 ? 'small' : 'tiny';
}

/**
 * Mark, name and descriptor. White by default; an ancestor can set the colours with --logo-columns, --logo-diamond, --logo-word and
 * --logo-descriptor.
 */
export function Logo({ firm }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 44 49.5" className={styles.mark} aria-hidden="true">
        <Mark mark={firm.mark} />
      </svg>
      <span>
        <span className={classNames(styles.name, styles[sizeOf(firm.name)])}>{firm.name}</span>
        <span className={`${styles.descriptor} caption`}>{firm.descriptor}</span>
      </span>
    </span>
  );
}
