import { Placed } from '@/components/behaviours/Said';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { language } from '@/lib/words/language';
import styles from './DraftLine.module.scss';
import { LanguageLink } from './LanguageLink';

/** On a Kiswahili page until content/firm.json names who has read it: that it is a draft, and where the English page is. */
export function DraftLine() {
  if (language() === 'en' || getFirm().swahiliReader) return null;
  return (
    <p className={styles.draft} data-pagefind-ignore>
      <Placed text={getPageTexts().twins.draft} values={{ english: <LanguageLink className={styles.link} /> }} />
    </p>
  );
}
