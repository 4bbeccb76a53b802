import { HOW_WE_CHECK_PATH } from '@/lib/site/ratePaths';
import { linkHere } from '@/lib/site/twins';
import type { EvidenceMark as Mark } from '@/lib/tax/evidence';
import { say } from '@/lib/words/say';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './EvidenceMark.module.scss';

const MEANING = 'From a published summary, or sources differ';

/** A hollow diamond, linked to the entry of a value that was not read in the law; empty without a mark. */
export function EvidenceMark({ mark }: { mark: Mark | undefined }) {
  if (!mark) return null;
  const { href, hrefLang } = linkHere(`${HOW_WE_CHECK_PATH}#${mark.entry}`);
  return (
    <a href={href} hrefLang={hrefLang} className={styles.mark} aria-label={say(MEANING)} data-pagefind-ignore>
      {'\u00A0'}
      <span className={styles.sign} />
    </a>
  );
}

/** The diamond alone, inside another control. */
export function EvidenceSign() {
  return (
    <>
      {'\u00A0'}
      <span className={styles.sign} data-pagefind-ignore>
        <VisuallyHidden>{say(MEANING)}</VisuallyHidden>
      </span>
    </>
  );
}

/** Explains the diamond at the foot of a page that shows one. */
export function EvidenceKey() {
  return (
    <p className={styles.key} data-pagefind-ignore>
      <span className={styles.sign} aria-hidden="true" /> {say(MEANING)}.{' '}
      <a {...linkHere(HOW_WE_CHECK_PATH)}>{say('How we check our figures')}</a>
    </p>
  );
}
