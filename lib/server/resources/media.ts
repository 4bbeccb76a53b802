import type { Firm } from '../../content/schemas/firm.ts';
import { DEFAULT_SOURCES, type MediaItem } from '../../content/schemas/resources.ts';
import { capitalised } from '../../text/wording.ts';
import { markPicture, mediaPicture } from '../pictures/registry.ts';
import { fileFacts } from './fileFacts.ts';
import { newestFirst, type OwnDated } from './ownDay.ts';

const MEDIA_PICTURE = { width: 600, height: 400 };

/** Builds the content of a publication's card; reads the size of its file. */
export function mediaCard(item: MediaItem, firm: Pick<Firm, 'mark'>) {
  const file = fileFacts(item.downloadUrl);
  return {
    title: item.title,
    /** 'Interview'. */
    kind: capitalised(item.category),
    /** Source, and pages or type of the file if any. */
    details: [item.source ?? DEFAULT_SOURCES.media, ...(file ? [file.pages ?? file.type] : [])].join(' · '),
    picture: item.thumbnailUrl ? { src: item.thumbnailUrl, ...MEDIA_PICTURE } : mediaPicture(item),
    fallbackSrc: markPicture(firm.mark).src,
    file,
  };
}

const FEATURED_COUNT = 4;

/** Returns the four newest publications; featured ones come first within a day. */
export function featuredMedia<Entry extends OwnDated & Pick<MediaItem, 'featured'>>(media: readonly Entry[]): Entry[] {
  const flagged = media.toSorted((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false));
  return newestFirst(flagged).slice(0, FEATURED_COUNT);
}
