import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { contentHash } from './files.ts';
import type { PhotoFile, PhotoManifest } from './photos.ts';

/** Widths in pixels; none is made that is wider than the photo itself. */
const WIDTHS = [400, 800, 1200];
const FALLBACK_WIDTH = 800;

/** Quality by eye on faces and rooms: no visible blocks at twice the density. */
const AVIF_QUALITY = 55;
const WEBP_QUALITY = 76;

/** Changes whenever the settings do, so that photos get new addresses. */
const RECIPE = JSON.stringify({ WIDTHS, AVIF_QUALITY, WEBP_QUALITY });

const PHOTO_NAME = /\.(jpe?g|png)$/;

/** One file to be made from a photo. */
export type PhotoJob = { src: string; width: number; format: 'avif' | 'webp'; original: Uint8Array };

/** Widths for a photo: the fixed ones below its own, or its own where it is narrower than all of them. */
export function widthsFor(ownWidth: number): number[] {
  const narrower = WIDTHS.filter((width) => width <= ownWidth);
  return narrower.length > 0 ? narrower : [ownWidth];
}

async function planPhoto(folder: string, file: string): Promise<{ photo: PhotoFile; jobs: PhotoJob[] }> {
  const original = await readFile(join(folder, file));
  const { autoOrient } = await sharp(original).metadata();
  const stem = `/images/photos/${parse(file).name}-${contentHash(Buffer.concat([original, Buffer.from(RECIPE)]))}`;
  const widths = widthsFor(autoOrient.width);
  const jobs = (['avif', 'webp'] as const).flatMap((format) =>
    widths.map((width) => ({ src: `${stem}-${width}.${format}`, width, format, original })),
  );
  const srcSet = (format: string) =>
    jobs
      .filter((job) => job.format === format)
      .map(({ src, width }) => `${src} ${width}w`)
      .join(', ');
  const width = widths.includes(FALLBACK_WIDTH) ? FALLBACK_WIDTH : Math.max(...widths);
  const photo: PhotoFile = {
    src: `${stem}-${width}.webp`,
    width,
    height: Math.round((autoOrient.height * width) / autoOrient.width),
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
  };
  return { photo, jobs };
}

/** What is to be made from the photos of a folder, and what pages must know of it. No folder means no photos. */
export async function planPhotos(folder: string): Promise<{ manifest: PhotoManifest; jobs: PhotoJob[] }> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  const manifest: PhotoManifest = {};
  const jobs: PhotoJob[] = [];
  for (const name of names.filter((file) => PHOTO_NAME.test(file)).sort()) {
    const planned = await planPhoto(folder, name);
    manifest[name] = planned.photo;
    jobs.push(...planned.jobs);
  }
  return { manifest, jobs };
}

/** Makes one file: upright, its colours kept in sRGB, without what the camera wrote into it. */
export function encodePhoto({ original, width, format }: PhotoJob): Promise<Uint8Array> {
  const resized = sharp(original).autoOrient().resize(width);
  return (
    format === 'avif' ? resized.avif({ quality: AVIF_QUALITY }) : resized.webp({ quality: WEBP_QUALITY })
  ).toBuffer();
}
