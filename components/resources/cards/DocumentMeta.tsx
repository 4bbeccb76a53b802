import { formatLongDate } from '@/lib/dates/formatLongDate';
import { byline } from '@/lib/resources/entryMeta';
import type { LibraryDocument } from '@/lib/server/resources/allDocuments';
import type { FileFacts } from '@/lib/server/resources/fileFacts';
import styles from './DocumentMeta.module.scss';

type DocumentMetaProps = {
  document: Pick<LibraryDocument, 'author' | 'date'> & { category: string };
  file?: FileFacts | undefined;
};

/** Author, date and file size of a document in one line. The date of an act is that of our summary, not the act's own. */
export function DocumentMeta({ document, file }: DocumentMetaProps) {
  const { author, category, date } = document;
  return (
    <p className={styles.meta}>
      {author && `${byline(author)} · `}
      {category === 'acts' && 'Summary of '}
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
