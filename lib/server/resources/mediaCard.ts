import type { Firm } from '../../content/schemas/firm.ts';
import type { MediaItem } from '../../content/schemas/media.ts';
import { DEFAULT_SOURCES } from '../../content/schemas/resource.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { logoPicture, mediaPicture, type PictureFile } from '../../pictures/registry.ts';
import { type FileFacts, fileFacts } from './fileFacts.ts';

/** A publication as its cards show it. */
export type MediaCard = {
  title: string;
  /** 'Interview · 10 July 2025'. */
  meta: string;
  /** Where it appeared and, where there is a file, its type and size. */
  details: string;
  picture: PictureFile;
  /** The firm's logo. */
  fallbackSrc: string;
  file: FileFacts | undefined;
};

const MEDIA_PICTURE = { width: 600, height: 400 };

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Puts together what the card of a publication shows. Server only: it reads the size of the file. */
export function mediaCard(item: MediaItem, firm: Pick<Firm, 'mark'>): MediaCard {
  const file = fileFacts(item.downloadUrl);
  return {
    title: item.title,
    meta: `${capitalised(item.category)} · ${formatLongDate(item.date)}`,
    details: [item.source ?? DEFAULT_SOURCES.media, ...(file ? [file.text] : [])].join(' · '),
    picture: item.thumbnailUrl ? { src: item.thumbnailUrl, ...MEDIA_PICTURE } : mediaPicture(item),
    fallbackSrc: logoPicture(firm.mark).src,
    file,
  };
}
