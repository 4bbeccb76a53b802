import { SampleTag } from '@/components/ui/SampleTag';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '@/lib/resources/summaryTitle';
import { byline, coveredYear } from '@/lib/resources/textDays';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import { publicationFacts } from '@/lib/server/resources/media';
import styles from './DocumentFacts.module.scss';

type DocumentFactsProps = { document: LibraryDocument; checkedOn: string };

/** Author or source of a document and the law that it states, in a line below its title. */
export function DocumentFacts({ document, checkedOn }: DocumentFactsProps) {
  const { author, category } = document;
  const covered = category === 'guides' ? coveredYear(document) : undefined;
  return (
    <ul role="list" className={styles.facts}>
      {document.placeholder && (
        <li>
          <SampleTag of={[document]} />
        </li>
      )}
      {author && <li>{byline(author)}</li>}
      {category === 'media' && publicationFacts(document).map((fact) => <li key={fact}>{fact}</li>)}
      {isSummaryOfLaw(document) && <li>{SUMMARY_NOTICE}</li>}
      {covered && (
        <li>
          For {formatLongDate(covered.from)} to {formatLongDate(covered.to)}
        </li>
      )}
      <li>
        Law as at <time dateTime={checkedOn}>{formatLongDate(checkedOn)}</time>
      </li>
    </ul>
  );
}
