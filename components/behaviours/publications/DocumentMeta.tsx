import { formatLongDate } from '@/lib/dates/formatLongDate';
import { byline } from '@/lib/resources/textDays';
import type { FileFacts } from '@/lib/server/resources/fileFacts';
import { type OwnDated, type OwnDay, ownDay } from '@/lib/server/resources/ownDay';

type DocumentMetaProps = {
  document: OwnDated & { author?: string | undefined };
  /** Its day; the one of its content where absent. */
  dated?: OwnDay;
  file?: FileFacts | undefined;
  /** What kind of publication it is. */
  kind?: string;
};

/** Kind, author, day and pages of an entry in one line. */
export function DocumentMeta({ document, dated = ownDay(document), file, kind }: DocumentMetaProps) {
  const { author } = document;
  return (
    <p>
      {kind && `${kind} · `}
      {author && `${byline(author)}\u00a0· `}
      {dated.words}
      <time dateTime={dated.day}>{formatLongDate(dated.day)}</time>
      {file && `\u00a0· ${file.pages ?? file.type}`}
    </p>
  );
}
