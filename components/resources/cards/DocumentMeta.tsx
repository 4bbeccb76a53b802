import { formatLongDate } from '@/lib/dates/formatLongDate';
import { byline } from '@/lib/resources/entryMeta';
import type { LibraryCategory } from '@/lib/resources/libraryCategories';
import { isSummaryOfLaw, SUMMARY_NOTICE } from '@/lib/resources/summaryTitle';
import type { FileFacts } from '@/lib/server/resources/fileFacts';
import styles from './DocumentMeta.module.scss';

type DocumentMetaProps = {
  document: { author?: string | undefined; category: LibraryCategory; date: string };
  file?: FileFacts | undefined;
};

/** Author, date and file size of a document in one line; of a law also that it is a summary. */
export function DocumentMeta({ document, file }: DocumentMetaProps) {
  const { author, date } = document;
  return (
    <p className={styles.meta}>
      {isSummaryOfLaw(document) && `${SUMMARY_NOTICE} · `}
      {author && `${byline(author)} · `}
      <time dateTime={date}>{formatLongDate(date)}</time>
      {file && (
        <>
          {' · '}
          <span className={styles.file}>{file.text}</span>
        </>
      )}
    </p>
  );
}
