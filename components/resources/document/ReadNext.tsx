import { TextLink } from '@/components/ui/link/TextLink';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { documentPath } from '@/lib/resources/documentPath';
import { LIBRARY_TEXTS } from '@/lib/resources/libraryCategories';
import { documentsOf, type LibraryDocument } from '@/lib/server/resources/allDocuments';
import styles from './ReadNext.module.scss';

const SHOWN = 3;

export function ReadNext({ document }: { document: LibraryDocument }) {
  const { category, id } = document;
  const { name } = LIBRARY_TEXTS[category];
  const others = documentsOf(category).filter((other) => other.id !== id);
  return (
    <section className={styles.band} aria-labelledby="read-next" data-pagefind-ignore>
      <div className={styles.inner}>
        <SectionHeading
          id="read-next"
          title="Read next"
          variant="ruled"
          action={
            <TextLink href={`/resources?category=${category}`} arrow>
              All {name}
            </TextLink>
          }
        />
        <ul role="list" className={styles.items}>
          {others.slice(0, SHOWN).map((other) => (
            <li key={other.id} className={styles.item}>
              <p className={styles.meta}>
                {name} · {formatLongDate(other.date)}
              </p>
              <h3 className={styles.title}>
                <a href={documentPath(other)}>{other.title}</a>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
