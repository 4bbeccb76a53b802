import type { Firm } from '../../content/schemas/firm.ts';
import type { MediaItem } from '../../content/schemas/media.ts';
import { DEFAULT_SOURCES } from '../../content/schemas/resource.ts';
import { dayText } from '../../resources/textDays.ts';
import { getMediaDays } from '../content/loaders/media.ts';
import { logoPicture, mediaPicture } from '../pictures/registry.ts';
import { fileFacts } from './fileFacts.ts';

const MEDIA_PICTURE = { width: 600, height: 400 };

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Makes the content of a publication's card; reads the size of its file. */
export function mediaCard(item: MediaItem, firm: Pick<Firm, 'mark'>) {
  const file = fileFacts(item.downloadUrl);
  const sources = item.placeholder ? [] : [item.source ?? DEFAULT_SOURCES.media];
  return {
    title: item.title,
    /** 'Interview · 11 January 2027'; before the site is launched 'Interview · Changed 22 November 2026'. */
    meta: `${capitalised(item.category)} · ${dayText(getMediaDays(item))}`,
    /** Source, unless it is invented, and type and size of the file if any. */
    details: [...sources, ...(file ? [file.text] : [])].join(' · '),
    picture: item.thumbnailUrl ? { src: item.thumbnailUrl, ...MEDIA_PICTURE } : mediaPicture(item),
    fallbackSrc: logoPicture(firm.mark).src,
    file,
  };
}

const FEATURED_COUNT = 4;

type FeaturedEntry = { date: string; featured?: boolean | undefined };

/** The four newest publications; of those of one day the ones marked as featured come first. */
export function featuredMedia<Entry extends FeaturedEntry>(media: readonly Entry[]): Entry[] {
  return [...media]
    .sort((a, b) => b.date.localeCompare(a.date) || Number(b.featured ?? false) - Number(a.featured ?? false))
    .slice(0, FEATURED_COUNT);
}
