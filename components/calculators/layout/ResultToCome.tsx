import type { Translate } from '@/lib/words/translate';
import styles from './ResultToCome.module.scss';

/**
 * On paper, instead of a result that the URL asks for and that is not there yet. Put it first in the element with
 * data-result.
 */
export function ResultToCome({ translate }: { translate: Translate }) {
  return (
    <p className={styles.sentence} data-pagefind-ignore>
      {translate('The result is not ready yet. Please print again in a moment.')}
    </p>
  );
}
