import { formatLongDate } from '@/lib/dates/formatLongDate';
import { coveredYear } from '@/lib/resources/coveredYear';
import { byline } from '@/lib/resources/entryMeta';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '@/lib/resources/summaryTitle';
import { getTextDays } from '@/lib/server/content/loaders/documents';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import styles from './DocumentFacts.module.scss';

type DocumentFactsProps = {
  document: LibraryDocument;
  checkedOn: string;
  /** Day on which the text last changed. */
  updatedOn?: string | undefined;
};

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatLongDate(day)}</time>;

/** Author of a document, the law that it states, and the day of its text. */
export function DocumentFacts({ document, checkedOn, updatedOn }: DocumentFactsProps) {
  const { author, date, category } = document;
  const { published, changed } = getTextDays({ date, updatedOn });
  const covered = category === 'guides' ? coveredYear(document) : undefined;
  return (
    <ul role="list" className={styles.facts}>
      {author && <li>{byline(author)}</li>}
      {isSummaryOfLaw(document) && <li>{SUMMARY_NOTICE}</li>}
      {covered && (
        <li>
          For {formatLongDate(covered.from)} to {formatLongDate(covered.to)}
        </li>
      )}
      <li>
        Law as at <Day day={checkedOn} />
      </li>
      <li>
        {published && (
          <>
            Published <Day day={published} />
          </>
        )}
        {changed !== published && (
          <>
            {published ? ', updated ' : 'Text changed '}
            <Day day={changed} />
          </>
        )}
      </li>
    </ul>
  );
}
