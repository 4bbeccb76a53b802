import { getTopBandNote } from '@/lib/server/content/loaders/tax/salary';
import { linkIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';

type TopBandNoteProps = {
  year: string;
  /** Sentence of the calculator whose own figure it is, instead of the one below the published table. */
  own?: string | undefined;
  translate: Translate;
};

/** Below a PAYE table: why the gross to net calculator shows another tax in the top band, where it does. */
export function TopBandNote({ year, own, translate }: TopBandNoteProps) {
  const note = getTopBandNote(year, translate);
  return (
    note && (
      <p>
        {own ?? note.text} <a {...linkIn(note.href, translate.language)}>{note.link}</a>.
      </p>
    )
  );
}
