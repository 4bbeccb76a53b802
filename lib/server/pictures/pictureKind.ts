import { createHash } from 'node:crypto';
import type { HeroSlide } from '../../content/schemas/pages.ts';
import type { TeamMember } from '../../content/schemas/people.ts';
import type { PaletteName } from '../../site/pictureStyle.ts';
import type { StripOptions } from './composition/border.ts';
import { drawFrame, drawPicture, type FrameOptions, type PictureOptions } from './composition/picture.ts';
import { type PagePhoto, type PhotoSubject, photoFile } from './photos/pagePhoto.ts';
import type { BoxWidths } from './photos/photoSizes.ts';

export type WithImage = { image?: PhotoSubject | undefined };

/** Properties of a subject that its picture uses. */
export type ServiceSubject = { id: string; icon: string; iconColor: PaletteName; photo?: PhotoSubject | undefined };
export type SectorSubject = { id: string; motif: string } & WithImage;
export type ValueSubject = { id: string; motif: string };
type Slide = Pick<HeroSlide, 'id' | 'scene' | 'color' | 'border'> & WithImage;
export type MemberSubject = Pick<TeamMember, 'id' | 'department'> & WithImage;
export type AwardSubject = { id: string } & WithImage;

/** The two crops of a hero slide: next to its text on wide windows, above it on phones. */
export type SlideSubject = Slide & { cut: 'wide' | 'phone' };
export type StripSubject = Pick<StripOptions, 'border' | 'palette'>;

export type Size = { width: number; height: number };

/** A picture: folder and name below /images, its markup as a file or inlined, and its border if any. */
export type Picture = Size & { folder: string; name: string; draw: () => string; border?: Picture };

/** A picture for an <img>. */
export type PictureFile = Size & { src: string };

/** A drawn picture; with a photo, only its border, to be laid over the photo. */
export type FramedPicture = PictureFile & { photo?: PagePhoto };

/** A file to be written below public/. */
export type WrittenFile = { src: string; content: string };
const HASH_LENGTH = 8;

/** Returns the first eight hex digits of a content's SHA-256: changed content gets a new URL. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/** Renders a picture. Its URL is derived from its bytes, so pages and the build agree on it without a list. */
function render({ folder, name, draw }: Picture): WrittenFile {
  const content = draw();
  return { src: `/images/${folder}/${name}-${contentHash(content)}.svg`, content };
}

const fileOf = (picture: Picture): PictureFile => {
  const { width, height } = picture;
  return { src: render(picture).src, width, height };
};

/**
 * Creates a function from a subject to its file, with other forms of the picture as methods.
 *
 * @param draw the picture of a subject; its index in the list decides the colour of some
 * @param photo an editor's photo that replaces the motif, if any
 */
export const kind = <Subject>(
  draw: (subject: Subject, index: number) => Picture,
  photo: (subject: Subject) => PhotoSubject | undefined = () => undefined,
) =>
  Object.assign((subject: Subject, index = 0): PictureFile => fileOf(draw(subject, index)), {
    /** Returns the picture as markup, to be inlined. */
    markup: (subject: Subject): string => draw(subject, 0).draw(),

    /**
     * Returns the picture, or its border over the photo. `widths` are its box's on the page, so that a browser fetches
     * the photo no larger than shown.
     */
    framed(widths: BoxWidths, subject: Subject, index = 0): FramedPicture {
      const picture = draw(subject, index);
      const image = photo(subject);
      if (!image || !picture.border) return fileOf(picture);
      const ratio = picture.width / picture.height;
      return { ...fileOf(picture.border), photo: photoFile(image, { ratio, widths }) };
    },

    /** Returns the files of all subjects, for the build; the same URL may occur twice. */
    files: (subjects: readonly Subject[]): WrittenFile[] =>
      subjects.flatMap((subject, index) => {
        const picture = draw(subject, index);
        return picture.border && photo(subject) ? [render(picture), render(picture.border)] : [render(picture)];
      }),
  });

/** Defines only the border of a picture, to be laid over a photo. */
export const framePicture = (folder: string, name: string, size: Size, options: FrameOptions): Picture => ({
  folder,
  name: `${name}-frame`,
  ...size,
  draw: () => drawFrame({ ...options, ...size }),
});

export const motifPicture = (folder: string, name: string, size: Size, options: PictureOptions): Picture => ({
  folder,
  name,
  ...size,
  draw: () => drawPicture({ ...options, ...size }),
  border: framePicture(folder, name, size, options),
});
