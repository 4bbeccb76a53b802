import { getTopBandNote } from '@/lib/server/content/loaders/tax/salary';
import { linkIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';

type TopBandNoteProps = {
  year: string;
  /** Overrides the default sentence, on the calculator that the note is about. */
  own?: string | undefined;
  translate: Translate;
};

/** A note below a PAYE table that explains why the gross to net calculator shows a different tax in the top band, if it does. */
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
