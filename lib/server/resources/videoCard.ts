import type { Video } from '../../content/schemas/resource.ts';
import { defaultPicture, type PictureFile, resourcePicture } from '../../pictures/registry.ts';
import { entryMeta } from '../../resources/entryMeta.ts';

/** A video as its card shows it. */
export type VideoCard = { title: string; meta: string; href: string; picture: PictureFile; fallbackSrc: string };

/** Puts together what the card of a video shows. */
export const videoCard = (video: Video): VideoCard => ({
  title: video.title,
  meta: entryMeta(video),
  href: video.link,
  picture: resourcePicture(video),
  fallbackSrc: defaultPicture().src,
});
