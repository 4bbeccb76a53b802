import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { FullTextState } from '@/lib/browser/search/useFullText';
import type { TextHit } from '@/lib/search/textHit';
import styles from './FullTextHits.module.scss';
import { PageHits } from './PageHits';
import { SearchHit } from './SearchHit';

const placeOf = ({ place, file }: TextHit) => (
  <>
    <Icon name={file ? 'file' : 'arrow-right'} size={16} />
    {place}
  </>
);

/** Whether a document's entry is a page with its text, and not a card among others. */
const isRead = (href: string): boolean => href.startsWith('/resources/');

/** Full-text hits: a document as a link with its pages below it, a page of the site with its excerpt. */
export function TextHits({ hits }: { hits: readonly TextHit[] }) {
  return (
    <ol role="list">
      {hits.map((hit) => {
        const { href, title, place, excerpt, file } = hit;
        return (
          <SearchHit
            key={file?.id ?? href}
            href={href}
            title={title}
            heading="h3"
            place={place !== '' && place !== title && placeOf(hit)}
            excerpt={excerpt}
          >
            {file && <PageHits file={file} title={title} pageHref={isRead(href) ? href : undefined} />}
          </SearchHit>
        );
      })}
    </ol>
  );
}

type FullTextHitsProps = FullTextState & {
  /** Button or link to further hits; rendered while there are any. */
  more: ReactNode;
};

/** Section of the full-text hits; a message while there are none. */
export function FullTextHits({ status, hits, count, more }: FullTextHitsProps) {
  const isSearching = status === 'searching' && hits.length === 0;
  if (count === 0 && !isSearching && status !== 'failed') return null;
  return (
    <section aria-labelledby="inside-documents">
      <SectionHeading id="inside-documents" title="Inside the documents" variant="ruled" />
      {isSearching && <p className={styles.note}>Searching…</p>}
      {status === 'failed' && <p className={styles.note}>The texts cannot be searched just now.</p>}
      <TextHits hits={hits} />
      {count > hits.length && <div className={styles.more}>{more}</div>}
    </section>
  );
}
