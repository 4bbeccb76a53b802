import { EVIDENCE_NAMES, type EvidenceMark as Mark } from '@/lib/tax/evidence';
import styles from './EvidenceMark.module.scss';

type EvidenceMarkProps = {
  /** Absent where the law or an official page was read: nothing is shown then. */
  mark: Mark | undefined;
  /** Shows the reason beside the mark instead of on hovering alone. */
  isReasonShown?: boolean;
  /** Where the reason stands; the key of the marks where absent. */
  href?: string;
};

/** Place of the key that explains the marks. */
const KEY = '/rates#evidence';

/** Says 'Reported' or 'Disputed' beside a value that nobody here has read in the law, and leads to its reason. */
export function EvidenceMark({ mark, isReasonShown, href = KEY }: EvidenceMarkProps) {
  if (!mark) return null;
  const { is, reason } = mark;
  return (
    <small className={styles.mark} data-pagefind-ignore>
      <a href={href} className={styles.sign} data-is={is} title={isReasonShown ? undefined : reason}>
        {EVIDENCE_NAMES[is]}
      </a>
      {isReasonShown && ` ${reason}`}
    </small>
  );
}
