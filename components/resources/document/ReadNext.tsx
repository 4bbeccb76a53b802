import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import { documentPath } from '@/lib/resources/documentPath';
import { documentsOf, type LibraryDocument } from '@/lib/server/resources/allDocuments';
import { ownDayText } from '@/lib/server/resources/ownDay';
import { nextInRing } from '@/lib/site/nextInRing';
import type { Ancestor } from '@/lib/site/sitePage';
import styles from './ReadNext.module.scss';

const SHOWN = 3;

/** The documents that follow in the category of one. */
export function ReadNext({ document, list }: { document: LibraryDocument; list: Ancestor }) {
  const { category, id } = document;
  const followers = nextInRing(documentsOf(category), id).map((other) => ({
    href: documentPath(other),
    title: other.title,
    meta: ownDayText(other),
  }));
  return (
    <section className={styles.band} aria-labelledby="read-next" data-pagefind-ignore>
      <div className={styles.inner}>
        <SectionHeading
          id="read-next"
          title="Read next"
          variant="ruled"
          action={
            <TextLink href={list.path} arrow>
              {`All ${list.crumb}`}
            </TextLink>
          }
        />
        <ul role="list" className={styles.items}>
          {followers.slice(0, SHOWN).map(({ href, title, meta }) => (
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
