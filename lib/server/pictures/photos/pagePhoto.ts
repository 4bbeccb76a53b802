import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type BoxWidths, photoSizes } from './photoSizes.ts';

/** Reference in content to an editor's photo. */
export type PhotoSubject = { file: string; alt: string };

/** Prepared photos by file name in content/images. Written by photos/preparePhotos.ts and read by pages. */
const photoManifestSchema = z.record(
  z.string(),
  z.strictObject({
    /** The file of medium width. */
    src: z.string(),
    width: z.number(),
    height: z.number(),
    /** The files of all widths. */
    srcSet: z.string(),
  }),
);

export type PhotoManifest = z.infer<typeof photoManifestSchema>;

/** A prepared photo, as attributes of an <img>. */
export type PhotoFile = PhotoManifest[string];

/** Written by the build; relative to the project root. */
export const PHOTO_MANIFEST = '.generated/photos.json';

let manifest: PhotoManifest | undefined;

const readManifest = (): PhotoManifest =>
  photoManifestSchema.parse(JSON.parse(readFileSync(join(process.cwd(), PHOTO_MANIFEST), 'utf8')));

/** A photo on a page, with its alternative text and `sizes` attribute. */
export type PagePhoto = PhotoFile & { alt: string; sizes: string };

/** Box of a photo. `ratio` is width divided by height; without it, the photo is not cropped. */
export type PhotoBox = { ratio?: number; widths: BoxWidths };

/** Returns an editor's photo for a box on a page. Throws an Error with advice if the photo has not been prepared. */
export function photoFile({ file, alt }: PhotoSubject, { ratio = Infinity, widths }: PhotoBox): PagePhoto {
  manifest ??= readManifest();
  const found = manifest[file];
  if (!found) throw new Error(`The photo ${file} is not prepared: run "npm run assets" after adding it.`);
  return { ...found, alt, sizes: photoSizes(widths, ratio, found.width / found.height) };
}

/** Returns an organisation's logo, uncropped, for a plaque, which has the same width everywhere. */
export const logoFile = (logo: PhotoSubject): PagePhoto => photoFile(logo, { widths: { base: '230px' } });
