import type { GalleryAward } from '@/components/awards/gallery/AwardGallery';

/** Six awards, named One to Six. */
export const AWARDS: GalleryAward[] = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => ({
  id: title.toLowerCase(),
  title,
  descriptor: `For ${title}`,
  alt: `Plaque: ${title}`,
  picture: <span>Picture of {title}</span>,
  whole: <span>{title} on the whole screen</span>,
}));
