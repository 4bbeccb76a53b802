import type { HeroSlide } from '../../content/schemas/pages.ts';
import type { TeamMember } from '../../content/schemas/people.ts';
import type { PaletteName } from '../../site/pictureStyle.ts';
import { contentHash } from '../contentHash.ts';
import { drawFrame, drawPicture, type FrameOptions, type PictureOptions } from './composition/picture.ts';
import { type PagePhoto, type PhotoSubject, photoFile } from './photos/pagePhoto.ts';
import type { BoxWidths } from './photos/photoSizes.ts';

type WithImage = { image?: PhotoSubject | undefined };

/** The properties of a subject that its picture depends on. */
export type ServiceSubject = { id: string; icon: string; iconColor: PaletteName; photo?: PhotoSubject | undefined };
export type SectorSubject = { id: string; motif: string } & WithImage;
export type ValueSubject = { id: string; motif: string };
type Slide = Pick<HeroSlide, 'id' | 'scene' | 'color' | 'border'> & WithImage;
export type MemberSubject = Pick<TeamMember, 'id' | 'department'> & WithImage;
export type AwardSubject = { id: string } & WithImage;

/** The two crops of a hero slide: beside its text in wide windows, above it on phones. */
export type SlideSubject = Slide & { cut: 'wide' | 'phone' };

export type Size = { width: number; height: number };

/** A picture: its folder and name below /images, its markup, and its border if any. */
export type Picture = Size & { folder: string; name: string; draw: () => string; border?: Picture };

/** An image file for an <img>. */
export type PictureFile = Size & { src: string };

/** A drawn picture; if there is a photo, only the border that overlays it. */
export type FramedPicture = PictureFile & { photo?: PagePhoto };

/** A file to write below public/. */
type WrittenFile = { src: string; content: string };

/** Renders a picture. Its URL is derived from its bytes, so pages and the build agree on it without a manifest. */
function render({ folder, name, draw }: Picture): WrittenFile {
  const content = draw();
  return { src: `/images/${folder}/${name}-${contentHash(content)}.svg`, content };
}

const fileOf = (picture: Picture): PictureFile => {
  const { width, height } = picture;
  return { src: render(picture).src, width, height };
};

/**
 * Creates a function that maps a subject to its image file; its methods return other forms of the picture.
 * @param draw picture for a subject; its index in the list determines the colour of some
 * @param photo editor's photo that replaces the motif, if any
 */
export const pictureKind = <Subject>(
  draw: (subject: Subject, index: number) => Picture,
  photo: (subject: Subject) => PhotoSubject | undefined = () => undefined,
) =>
  Object.assign((subject: Subject, index = 0): PictureFile => fileOf(draw(subject, index)), {
    /** Returns the picture as markup for inlining. */
    markup: (subject: Subject): string => draw(subject, 0).draw(),

    /**
     * Returns the picture, or its border over the photo. `widths` are those of its box on the page, so that browsers do not
     * fetch a larger photo than shown.
     */
    framed(widths: BoxWidths, subject: Subject, index = 0): FramedPicture {
      const picture = draw(subject, index);
      const image = photo(subject);
      if (!image || !picture.border) return fileOf(picture);
      const ratio = picture.width / picture.height;
      return { ...fileOf(picture.border), photo: photoFile(image, { ratio, widths }) };
    },

    /** Returns the files for all subjects, for the build. URLs may repeat. */
    files: (subjects: readonly Subject[]): WrittenFile[] =>
      subjects.flatMap((subject, index) => {
        const picture = draw(subject, index);
        return picture.border && photo(subject) ? [render(picture), render(picture.border)] : [render(picture)];
      }),
  });

/** Defines a picture's border without the picture, to overlay a photo. */
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
