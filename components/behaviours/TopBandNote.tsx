import { useSay } from '#words';
import { getTopBandNote } from '@/lib/server/content/loaders/tax/salary';
import { linkIn } from '@/lib/site/translatedPages';

/** Beside a PAYE table: why the gross to net calculator shows another tax in the top band, where it does. */
export function TopBandNote({ year }: { year: string }) {
  const say = useSay();
  const note = getTopBandNote(year, say);
  return (
    note && (
      <p>
        {note.text} <a {...linkIn(note.href, say.language)}>{note.link}</a>.
      </p>
    )
  );
}
