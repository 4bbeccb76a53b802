import { TextLink } from '@/components/ui/link/TextLink';
import type { SearchablePage } from '@/lib/search/searchPages';
import styles from './RelatedReading.module.scss';

export const RELATED_READING = { id: 'related-reading', text: 'Related reading' } as const;

/** What readers of a service's page may want next, each with the kind of page that it is; nothing where there is none. */
export function RelatedReading({ pages }: { pages: readonly SearchablePage[] }) {
  if (pages.length === 0) return null;
  const { id, text } = RELATED_READING;
  return (
    <section className={styles.reading} aria-labelledby={id} data-pagefind-ignore>
      <h2 id={id} className={styles.title}>
        {text}
      </h2>
      <ul role="list">
        {pages.map(({ href, title, group }) => (
          <li key={href} className={styles.row}>
            <TextLink href={href}>{title}</TextLink>
            <span className={styles.kind}>{group}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
