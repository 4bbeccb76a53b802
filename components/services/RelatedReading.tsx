import { TextLink } from '@/components/ui/link/TextLink';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { documentPath } from '@/lib/resources/documentPath';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import styles from './RelatedReading.module.scss';

/** Guides and articles of the library that belong to a service; nothing where there are none. */
export function RelatedReading({ documents }: { documents: readonly LibraryDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className={styles.reading} aria-labelledby="related-reading" data-pagefind-ignore>
      <h2 id="related-reading" className={styles.title}>
        From the library
      </h2>
      <ul role="list">
        {documents.map((document) => (
          <li key={document.id} className={styles.row}>
            <TextLink href={documentPath(document)}>{document.title}</TextLink>
            <span className={styles.date}>{formatLongDate(document.date)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
