import { viewerLinkProps } from '@/lib/links/viewerLink';
import { Icon } from '../icon/Icon';
import { MarkedText, type MarkedTextProps } from './MarkedText';
import styles from './PageHits.module.scss';

export type PageHit = {
  number: number;
  /** The file at this page. */
  href: string;
  /** Words that the viewer marks. */
  find: string;
  /** Heading over the place. */
  section?: string;
  /** The sentence around the words. */
  sentence: MarkedTextProps['parts'];
};

export type PageHitsProps = {
  file: {
    /** Id by which the viewer knows the file. */
    id: string;
    /** Pages shown with their sentence. */
    pages: readonly PageHit[];
    /** Pages that are named only. */
    others: readonly PageHit[];
  };
  title: string;
};

/** The pages of a file that hold the words: each a real link to the file, which a viewer on the page takes over. */
export function PageHits({ file: { id, pages, others }, title }: PageHitsProps) {
  const viewerLink = ({ number, find }: PageHit) => viewerLinkProps({ id, title, page: number, find });

  return (
    <>
      <ul role="list" className={styles.pages}>
        {pages.map((page) => (
          <li key={page.number}>
            <a href={page.href} className={styles.page} {...viewerLink(page)}>
              <Icon name="eye" />
              <span>
                <span className={styles.number}>Page {page.number}</span>
                {page.section && ` · ${page.section}`}
                <span className={styles.spoken}> in {title}</span>
              </span>
            </a>
            <p className={styles.sentence}>
              <MarkedText parts={page.sentence} />
            </p>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className={styles.others}>
          Also on{' '}
          {others.map((page, index) => (
            <span key={page.number}>
              {index > 0 && ', '}
              <a href={page.href} {...viewerLink(page)}>
                page {page.number}
                <span className={styles.spoken}> in {title}</span>
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
