import { useTranslate } from '#words';
import { getTopBandNote } from '@/lib/server/content/loaders/tax/salary';
import { linkIn } from '@/lib/site/translatedPages';

type TopBandNoteProps = {
  year: string;
  /** Sentence of the calculator whose own figure it is, in place of that below the published table. */
  own?: string | undefined;
};

/** Below a PAYE table: why the gross to net calculator shows another tax in the top band, where it does. */
export function TopBandNote({ year, own }: TopBandNoteProps) {
  const translate = useTranslate();
  const note = getTopBandNote(year, translate);
  return (
    note && (
      <p>
        {own ?? note.text} <a {...linkIn(note.href, translate.language)}>{note.link}</a>.
      </p>
    )
  );
}
