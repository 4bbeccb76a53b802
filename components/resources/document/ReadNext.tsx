import { TextLink } from '@/components/ui/link/TextLink';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { documentPath } from '@/lib/resources/documentPath';
import { LIBRARY_TEXTS } from '@/lib/resources/libraryCategories';
import { getDocument, getTextDays } from '@/lib/server/content/loaders/documents';
import { documentsOf, type LibraryDocument } from '@/lib/server/resources/allDocuments';
import styles from './ReadNext.module.scss';

const SHOWN = 3;

/** The day of publication; before the site is launched that of the last change. */
function dayOf({ category, id, date }: LibraryDocument): string {
  const { published, changed } = getTextDays({ date, updatedOn: getDocument(category, id)?.updatedOn });
  return published ?? changed;
}

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
              {`All ${name}`}
            </TextLink>
          }
        />
        <ul role="list" className={styles.items}>
          {others.slice(0, SHOWN).map((other) => (
            <li key={other.id} className={styles.item}>
              <p className={styles.meta}>{`${name} · ${formatLongDate(dayOf(other))}`}</p>
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
