import { linkHere } from '@/lib/site/twins';
import { EVIDENCE_NAMES, type EvidenceMark as Mark } from '@/lib/tax/evidence';
import { say } from '@/lib/words/say';
import styles from './EvidenceMark.module.scss';

type EvidenceMarkProps = {
  /** Absent where the law or an official page was read: nothing is shown then. */
  mark: Mark | undefined;
  /** Shows the reason beside the mark; else it stands where the mark leads to. */
  isReasonShown?: boolean;
};

/** Says 'Reported' or 'Disputed' beside a value that nobody here has read in the law, and leads to the list of such values. */
export function EvidenceMark({ mark, isReasonShown }: EvidenceMarkProps) {
  if (!mark) return null;
  const { is, reason, list } = mark;
  return (
    <small className={styles.mark} data-pagefind-ignore>
      <a {...linkHere(`/rates/evidence#${list}`)} className={styles.sign} data-is={is}>
        {say(EVIDENCE_NAMES[is])}
      </a>
      {isReasonShown && ` ${reason}`}
    </small>
  );
}

/** The sign alone, inside what is pressed for another reason. */
export function EvidenceSign({ is }: Pick<Mark, 'is'>) {
  return (
    <span className={styles.sign} data-is={is}>
      {say(EVIDENCE_NAMES[is])}
    </span>
  );
}
