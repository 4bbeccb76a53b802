import { TextLink } from '@/components/ui/link/TextLink';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RelatedDocument } from '@/lib/server/resources/relatedDocuments';
import styles from './RelatedReading.module.scss';

/** Guides and articles of the library that belong to a service; nothing where there are none. */
export function RelatedReading({ documents }: { documents: RelatedDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className={styles.reading} aria-labelledby="related-reading">
      <h2 id="related-reading" className={styles.title}>
        From the library
      </h2>
      <ul role="list">
        {documents.map(({ title, href, date }) => (
          <li key={href} className={styles.row}>
            <TextLink href={href}>{title}</TextLink>
            <span className={styles.date}>{formatLongDate(date)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
