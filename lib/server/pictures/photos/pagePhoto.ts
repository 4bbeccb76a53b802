import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type BoxWidths, photoSizes } from './photoSizes.ts';

/** An editor's photo as named in content. */
export type PhotoSubject = { file: string; alt: string };

/** Prepared photos by their file names in content/images; written by photos/preparePhotos.ts, read by pages. */
const photoManifestSchema = z.record(
  z.string(),
  z.strictObject({
    /** The WebP of middle width, for browsers without <source>. */
    src: z.string(),
    width: z.number(),
    height: z.number(),
    /** Each format in all its widths, best first. */
    sources: z.array(z.strictObject({ type: z.enum(['image/avif', 'image/webp']), srcSet: z.string() })),
  }),
);

export type PhotoManifest = z.infer<typeof photoManifestSchema>;

/** A prepared photo: size and URL of its fallback, and the sources of a <picture>. */
export type PhotoFile = PhotoManifest[string];

/** Written by the build; path from the project's root. */
export const PHOTO_MANIFEST = '.generated/photos.json';

let manifest: PhotoManifest | undefined;

const readManifest = (): PhotoManifest =>
  photoManifestSchema.parse(JSON.parse(readFileSync(join(process.cwd(), PHOTO_MANIFEST), 'utf8')));

/** A photo on a page, with its alternative text and its `sizes` attribute. */
export type PagePhoto = PhotoFile & { alt: string; sizes: string };

/** The box of a photo. `ratio` is width by height; without it the photo is shown whole. */
export type PhotoBox = { ratio?: number; widths: BoxWidths };

/** Returns an editor's photo for a box on a page. Throws an Error with advice if the photo has not been prepared. */
export function photoFile({ file, alt }: PhotoSubject, { ratio = Infinity, widths }: PhotoBox): PagePhoto {
  manifest ??= readManifest();
  const found = manifest[file];
  if (!found) throw new Error(`The photo ${file} is not prepared: run "npm run assets" after adding it.`);
  return { ...found, alt, sizes: photoSizes(widths, ratio, found.width / found.height) };
}

/** Returns the logo of a body, whole on a plaque, which has the same width everywhere. */
export const logoFile = (logo: PhotoSubject): PagePhoto => photoFile(logo, { widths: { base: '230px' } });
