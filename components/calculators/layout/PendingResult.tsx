import type { Translate } from '@/lib/words/translate';
import styles from './PendingResult.module.scss';

/** Printed instead of a result that the URL asks for but that is not ready yet. Must come first in the element with data-result. */
export function PendingResult({ translate }: { translate: Translate }) {
  return (
    <p className={styles.sentence} data-pagefind-ignore>
      {translate('The result is not ready yet. Please print again in a moment.')}
    </p>
  );
}
