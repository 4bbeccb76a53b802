import type { Act, FinanceAct } from '@/lib/content/schemas/resources';
import { OFFICIAL_TEXT, officialTextIn } from '@/lib/resources/summaryTitle';

/** Link to the official text of a law, labelled so that it makes sense out of context. Without one, says that there is none. */
export function OfficialText({ of: { title, official } }: { of: Pick<Act | FinanceAct, 'title' | 'official'> }) {
  const url = officialTextIn(official);
  return url ? (
    <a href={url} aria-label={`${OFFICIAL_TEXT.name}: ${title}`}>
      {OFFICIAL_TEXT.name}
    </a>
  ) : (
    OFFICIAL_TEXT.missing
  );
}
