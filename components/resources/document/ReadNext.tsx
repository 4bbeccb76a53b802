import { TextLink } from '@/components/ui/link/TextLink';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { coveredYear } from '@/lib/resources/coveredYear';
import { documentPath } from '@/lib/resources/documentPath';
import { LIBRARY_TEXTS } from '@/lib/resources/libraryCategories';
import { getDocument, getTextDays } from '@/lib/server/content/loaders/documents';
import { getTaxYears } from '@/lib/server/content/loaders/tax';
import { documentsOf, type LibraryDocument } from '@/lib/server/resources/allDocuments';
import { nextInRing } from '@/lib/site/nextInRing';
import { PAGES } from '@/lib/site/pages';
import { ratesPath } from '@/lib/site/ratesPath';
import styles from './ReadNext.module.scss';

const SHOWN = 3;

/** The day of publication; before the site is launched that of the last change. */
function dayOf({ category, id, date }: LibraryDocument): string {
  const { published, changed } = getTextDays({ date, updatedOn: getDocument(category, id)?.updatedOn });
  return published ?? changed;
}

type Next = { href: string; title: string; meta: string };

/** The rates of the tax year that a document is about. */
function ratesOf(document: LibraryDocument): Next[] {
  const first = coveredYear(document)?.from.slice(0, 4);
  const year = getTaxYears().find((known) => known.slice(0, 4) === first);
  return year === undefined ? [] : [{ href: ratesPath(year), title: `Tax rates ${year}`, meta: PAGES.rates.title }];
}

/** The rates of the same year, where it is about one, and the documents that follow in its category. */
export function ReadNext({ document }: { document: LibraryDocument }) {
  const { category, id } = document;
  const { name } = LIBRARY_TEXTS[category];
  const followers = nextInRing(documentsOf(category), id).map((other) => ({
    href: documentPath(other),
    title: other.title,
    meta: `${name} · ${formatLongDate(dayOf(other))}`,
  }));
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
          {[...ratesOf(document), ...followers].slice(0, SHOWN).map(({ href, title, meta }) => (
            <li key={href} className={styles.item}>
              <p className={styles.meta}>{meta}</p>
              <h3 className={styles.title}>
                <a href={href}>{title}</a>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
