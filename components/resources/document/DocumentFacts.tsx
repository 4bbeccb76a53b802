import { formatLongDate } from '@/lib/dates/formatLongDate';
import { byline } from '@/lib/resources/entryMeta';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import styles from './DocumentFacts.module.scss';

type DocumentFactsProps = {
  document: LibraryDocument;
  checkedOn: string;
  /** Year of the newest Finance Act that its rates take in. */
  financeAct?: number | undefined;
};

/** Author, date and legal basis of a document, and when that was last checked. */
export function DocumentFacts({ document, checkedOn, financeAct }: DocumentFactsProps) {
  const { author, date, category } = document;
  return (
    <ul role="list" className={styles.facts}>
      {author && <li>{byline(author)}</li>}
      {category === 'acts' && (
        <li>
          {document.citation}, {document.edition}
        </li>
      )}
      {category === 'finance-act' && document.actNumber && (
        <li>
          Act {document.actNumber} of {document.year}
        </li>
      )}
      <li>
        <time dateTime={date}>{formatLongDate(date)}</time>
      </li>
      <li>
        Checked on <time dateTime={checkedOn}>{formatLongDate(checkedOn)}</time>
        {financeAct !== undefined && `. Takes in the Finance Acts to ${financeAct}.`}
      </li>
    </ul>
  );
}
