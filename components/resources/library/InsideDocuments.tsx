import { TextLink } from '@/components/ui/link/TextLink';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { TextHits } from '@/components/ui/text-hits/TextHits';
import type { FullTextState } from '@/lib/browser/search/useFullText';
import styles from './InsideDocuments.module.scss';

/** Places inside the documents that hold the words, under the hits by title. */
export function InsideDocuments({ status, hits, count, query }: FullTextState & { query: string }) {
  const isSearching = status === 'searching' && hits.length === 0;
  if (hits.length === 0 && !isSearching && status !== 'failed') return null;
  return (
    <section aria-labelledby="inside-documents">
      <SectionHeading id="inside-documents" title="Inside the documents" variant="ruled" />
      {isSearching && <p className={styles.note}>Searching…</p>}
      {status === 'failed' && <p className={styles.note}>The texts cannot be searched just now.</p>}
      <TextHits hits={hits} />
      {count > hits.length && (
        <p className={styles.more}>
          <TextLink href={`/search?${new URLSearchParams({ q: query })}`} arrow>
            Show more in the search of the whole site
          </TextLink>
        </p>
      )}
    </section>
  );
}
