import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** An editor's photo as an entry of content names it. */
export type PhotoSubject = { file: string; alt: string };

/** Prepared photos by their file names in content/images; written by the build step, read by pages. */
const photoManifestSchema = z.record(
  z.string(),
  z.strictObject({
    /** The WebP of middling width, for browsers that read no <source>. */
    src: z.string(),
    width: z.number(),
    height: z.number(),
    /** Each format in all its widths, best first. */
    sources: z.array(z.strictObject({ type: z.enum(['image/avif', 'image/webp']), srcSet: z.string() })),
  }),
);

export type PhotoManifest = z.infer<typeof photoManifestSchema>;

/** A prepared photo: size and address of its fallback, and the sources of a <picture>. */
export type PhotoFile = PhotoManifest[string];

/** Where the build step keeps what pages need to know of the prepared photos. */
export const PHOTO_MANIFEST = '.generated/photos.json';

let manifest: PhotoManifest | undefined;

const readManifest = (): PhotoManifest =>
  photoManifestSchema.parse(JSON.parse(readFileSync(join(process.cwd(), PHOTO_MANIFEST), 'utf8')));

/**
 * The sources of an editor's photo, with its alternative text.
 *
 * @throws Error where the photo has not been prepared, saying what to run
 */
export function photoFile({ file, alt }: PhotoSubject): PhotoFile & { alt: string } {
  manifest ??= readManifest();
  const found = manifest[file];
  if (!found) throw new Error(`The photo ${file} is not prepared: run "npm run pictures" after adding it.`);
  return { ...found, alt };
}
