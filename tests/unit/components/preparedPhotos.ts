import type { PagePhoto, PhotoBox, PhotoSubject } from '@/lib/server/pictures/photos/pagePhoto';

/** Mock for lib/server/pictures/photos/pagePhoto: returns a prepared photo for any file name. */
export const photoFile = ({ file, alt }: PhotoSubject, { widths }: PhotoBox): PagePhoto => ({
  src: `/images/photos/${file}-800.avif`,
  width: 800,
  height: 533,
  srcSet: `/images/photos/${file}-800.avif 800w`,
  sizes: widths.base,
  alt,
});

export const logoFile = (logo: PhotoSubject): PagePhoto => photoFile(logo, { widths: { base: '230px' } });
