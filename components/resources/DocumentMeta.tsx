import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { LibraryDocument } from '@/lib/resources/allDocuments';
import { byline } from '@/lib/resources/byline';
import type { FileFacts } from '@/lib/resources/fileFacts';
import styles from './DocumentMeta.module.scss';

type DocumentMetaProps = { document: LibraryDocument; file: FileFacts | undefined };

/** Who wrote a document, its date, and type and size of its file, in one line. */
export function DocumentMeta({ document, file }: DocumentMetaProps) {
  const { author, date } = document;
  return (
    <p className={styles.meta}>
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
