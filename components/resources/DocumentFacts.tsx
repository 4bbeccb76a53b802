import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { LibraryDocument } from '@/lib/resources/allDocuments';
import { byline } from '@/lib/resources/byline';
import styles from './DocumentFacts.module.scss';

type DocumentFactsProps = { document: LibraryDocument; checkedOn: string };

/** Who wrote a document, when, on what law it rests, and when that was last checked. */
export function DocumentFacts({ document, checkedOn }: DocumentFactsProps) {
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
      </li>
    </ul>
  );
}
