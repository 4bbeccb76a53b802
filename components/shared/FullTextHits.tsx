import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/Icon';
import { MarkedText, type MarkedTextProps } from '@/components/ui/MarkedText';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { TextHit } from '@/lib/search/fullText';
import { viewerLinkProps } from '@/lib/site/viewerLink';
import pageHitsStyles from './PageHits.module.scss';
import searchHitStyles from './SearchHit.module.scss';
import type { FullTextState } from './useFullText';

type SearchHitProps = {
  href: string;
  title: ReactNode;
  heading: 'h2' | 'h3';
  /** Shown above the title: what the hit belongs to. */
  place?: ReactNode;
  excerpt?: MarkedTextProps['parts'] | undefined;
  children?: ReactNode;
};

/** A search result: a linked title and an excerpt with its matches highlighted. */
export function SearchHit({ href, title, heading: Heading, place, excerpt, children }: SearchHitProps) {
  return (
    <li className={searchHitStyles.hit}>
      {place && <p className={`${searchHitStyles.place} small muted`}>{place}</p>}
      <Heading className={`${searchHitStyles.title} h4Large`}>
        <a href={href}>{title}</a>
      </Heading>
      {excerpt && excerpt.length > 0 && (
        <p className={searchHitStyles.excerpt}>
          <MarkedText parts={excerpt} />
        </p>
      )}
      {children}
    </li>
  );
}

type PageHitsProps = {
  file: NonNullable<TextHit['file']>;
  title: string;
  /** The site's page with the text of the file. */
  pageHref: string | undefined;
};

/** A file's matching pages, as links that open the file in the viewer. */
function PageHits({ file: { id, pages, others }, title, pageHref }: PageHitsProps) {
  const viewerLink = viewerLinkProps({ id, title, pageHref });

  return (
    <>
      <ul role="list" className={pageHitsStyles.pages}>
        {pages.map((page) => (
          <li key={page.number}>
            <a href={page.href} className={`${pageHitsStyles.page} small`} {...viewerLink}>
              <Icon name="eye" />
              <span>
                <span className={pageHitsStyles.number}>Page {page.number}</span>
                {page.section && ` · ${page.section}`}
                <VisuallyHidden> in {title}</VisuallyHidden>
              </span>
            </a>
            <p className={`${pageHitsStyles.excerpt} measure`}>
              <MarkedText parts={page.excerpt} />
            </p>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className={`${pageHitsStyles.others} small muted`}>
          Also on{' '}
          {others.map((page, index) => (
            <span key={page.number}>
              {index > 0 && ', '}
              <a href={page.href} {...viewerLink}>
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

const placeOf = ({ place, file }: TextHit) => (
  <>
    <Icon name={file ? 'file' : 'arrow-right'} size={16} />
    {place}
  </>
);

/** Whether the document has a page with its text, rather than a card in a list. */
const isRead = (href: string): boolean => href.startsWith('/resources/');

/** Full-text hits: documents with links to their matching pages, and site pages with an excerpt. */
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
  /** A button or link to further hits, rendered if there are any. */
  more: ReactNode;
};

/** The section of full-text hits, or a message if there are none. */
export function FullTextHits({ status, hits, count, more }: FullTextHitsProps) {
  const isSearching = status === 'searching' && hits.length === 0;
  if (count === 0 && !isSearching && status !== 'failed') return null;
  return (
    <section aria-labelledby="inside-documents">
      <SectionHeading id="inside-documents" title="Inside the documents" variant="ruled" />
      {isSearching && <p className="muted">Searching…</p>}
      {status === 'failed' && <p className="muted">The documents cannot be searched at the moment.</p>}
      <TextHits hits={hits} />
      {count > hits.length && <div className={searchHitStyles.more}>{more}</div>}
    </section>
  );
}
