import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { FullTextState } from '@/lib/browser/search/useFullText';
import styles from './FullTextHits.module.scss';
import { TextHits } from './TextHits';

type FullTextHitsProps = FullTextState & {
  /** Button or link that leads to further hits; rendered while there are any. */
  more: ReactNode;
};

/** Section of the full-text hits; a message while there are none. */
export function FullTextHits({ status, hits, count, more }: FullTextHitsProps) {
  const isSearching = status === 'searching' && hits.length === 0;
  if (hits.length === 0 && !isSearching && status !== 'failed') return null;
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
