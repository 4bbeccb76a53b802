import type { Firm } from '../../content/schemas/firm.ts';
import { DEFAULT_SOURCES } from '../../content/schemas/resources.ts';
import { capitalised } from '../../text/wording.ts';
import type { Publication } from '../content/loaders/resources.ts';
import { markPicture, resourcePicture } from '../pictures/registry.ts';
import { type ListedEntry, newestFirst } from './entryDate.ts';
import { fileFacts } from './fileFacts.ts';

const MEDIA_PICTURE = { width: 600, height: 400 };

/** Returns a publication's thumbnail, or a drawing if it has none. */
export const publicationPicture = (item: Publication) =>
  item.thumbnailUrl ? { src: item.thumbnailUrl, ...MEDIA_PICTURE } : resourcePicture(item);

/** Returns a publication's kind and source: 'Interview', 'Small-business podcast'. */
export const publicationFacts = ({
  kind,
  source = DEFAULT_SOURCES.media,
}: Publication): [kind: string, source: string] => [capitalised(kind), source];

/** Builds the content of a publication's card, including the size of its file. */
export function mediaCard(item: Publication, firm: Pick<Firm, 'mark'>) {
  const file = fileFacts(item.downloadUrl);
  const [kind] = publicationFacts(item);
  return {
    title: item.title,
    kind,
    /** The source, if it is not the default, and the type, size and pages of the file, if any. */
    details: [item.source, file?.text].filter(Boolean).join(' · '),
    picture: publicationPicture(item),
    fallbackSrc: markPicture(firm.mark).src,
    file,
  };
}

const FEATURED_COUNT = 4;

/** Returns the four newest publications. Among those of the same day, featured ones come first. */
export function featuredMedia<Entry extends ListedEntry & Pick<Publication, 'featured'>>(
  media: readonly Entry[],
): Entry[] {
  const flagged = media.toSorted((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false));
  return newestFirst(flagged).slice(0, FEATURED_COUNT);
}
