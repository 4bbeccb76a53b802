import { LawBasis } from '@/components/behaviours/law-basis/LawBasis';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { coveredYear } from '@/lib/resources/coveredYear';
import { byline } from '@/lib/resources/entryMeta';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '@/lib/resources/summaryTitle';
import { getTextDays } from '@/lib/server/content/loaders/documents';
import { getTeam } from '@/lib/server/content/loaders/team';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import styles from './DocumentFacts.module.scss';

type DocumentFactsProps = {
  document: LibraryDocument;
  checkedOn: string;
  /** Day on which the text last changed. */
  updatedOn?: string | undefined;
  /** Year of the newest Finance Act that its rates take in. */
  financeAct?: number | undefined;
};

const Day = ({ day }: { day: string }) => <time dateTime={day}>{formatLongDate(day)}</time>;

/**
 * Author, date and legal basis of a document, and when that was last checked. The authors are teams of the firm, so they
 * are samples while its people are.
 */
export function DocumentFacts({ document, checkedOn, updatedOn, financeAct }: DocumentFactsProps) {
  const { author, date, category } = document;
  const { published, changed } = getTextDays({ date, updatedOn });
  const covered = category === 'guides' ? coveredYear(document) : undefined;
  return (
    <ul role="list" className={styles.facts}>
      {author && (
        <li>
          {byline(author)}{' '}
          <SampleTag of={{ placeholder: getTeam().some(({ placeholder }) => placeholder) }} isAlwaysShown />
        </li>
      )}
      {category === 'acts' && (
        <li>
          {document.citation}, {document.edition}
        </li>
      )}
      {category === 'finance-act' && document.actNumber && (
        <li>
          Act {document.actNumber} of {document.year}
        </li>
      )}
      {isSummaryOfLaw(document) && <li>{SUMMARY_NOTICE}</li>}
      {covered && (
        <li>
          For {formatLongDate(covered.from)} to {formatLongDate(covered.to)}
        </li>
      )}
      <li>
        {published && (
          <>
            Published <Day day={published} />
          </>
        )}
        {changed !== published && (
          <>
            {published ? ', updated ' : 'Last changed '}
            <Day day={changed} />
          </>
        )}
      </li>
      <li>
        Checked on <Day day={checkedOn} />
        {financeAct !== undefined && (
          <>
            . <LawBasis financeAct={financeAct} />
          </>
        )}
      </li>
    </ul>
  );
}
