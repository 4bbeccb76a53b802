import { formatLongDate } from '@/lib/dates/formatLongDate';
import { isDocumentCategory } from '@/lib/resources/documentPath';
import { byline } from '@/lib/resources/entryMeta';
import type { LibraryCategory } from '@/lib/resources/libraryCategories';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '@/lib/resources/summaryTitle';
import { shownDay } from '@/lib/resources/textDays';
import { getDocument, getTextDays } from '@/lib/server/content/loaders/documents';
import type { FileFacts } from '@/lib/server/resources/fileFacts';
import { calculatorDay } from '@/lib/server/seo/changeDays';
import styles from './DocumentMeta.module.scss';

type DocumentMetaProps = {
  document: { id: string; author?: string | undefined; category: LibraryCategory; date: string };
  file?: FileFacts | undefined;
};

/** The day that a law's summary was last checked, else that of publication or, before the site is launched, of the change. */
function dayOf({ category, id, date }: DocumentMetaProps['document']): { day: string; verb: string } {
  const text = isDocumentCategory(category) ? getDocument(category, id) : undefined;
  const updatedOn = category === 'calculators' ? calculatorDay(id, date) : text?.updatedOn;
  if (category === 'acts' || category === 'finance-act') return { day: text?.checkedOn ?? date, verb: 'Checked ' };
  return shownDay(getTextDays({ date, updatedOn }));
}

/** Author, date and file size of a document in one line; of a law also that it is a summary. */
export function DocumentMeta({ document, file }: DocumentMetaProps) {
  const { author } = document;
  const { day, verb } = dayOf(document);
  const before = [isSummaryOfLaw(document) && SUMMARY_NOTICE, author && byline(author)].filter(Boolean);
  return (
    <p className={styles.meta}>
      {[...before, verb].join(' · ')}
      <time dateTime={day}>{formatLongDate(day)}</time>
      {file && ` · ${file.text}`}
    </p>
  );
}
