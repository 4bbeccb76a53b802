import { Icon } from '@/components/ui/icon/Icon';
import { MarkedText } from '@/components/ui/marked-text/MarkedText';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { viewerLinkProps } from '@/lib/links/viewerLink';
import type { PageHit, TextHit } from '@/lib/search/textHit';
import styles from './PageHits.module.scss';

type PageHitsProps = {
  file: NonNullable<TextHit['file']>;
  title: string;
  /** Page of the site with the file's text. */
  pageHref: string | undefined;
};

/** Matching pages of a file, as links to the file that open in the viewer. */
export function PageHits({ file: { id, pages, others }, title, pageHref }: PageHitsProps) {
  const viewerLink = ({ number, find }: PageHit) => viewerLinkProps({ id, title, pageHref, page: number, find });

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
                <VisuallyHidden> in {title}</VisuallyHidden>
              </span>
            </a>
            <p className={styles.excerpt}>
              <MarkedText parts={page.excerpt} />
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
                <VisuallyHidden> in {title}</VisuallyHidden>
              </a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
