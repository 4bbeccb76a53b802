import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { writeAtomically } from '../../writeAtomically.ts';
import { contentHash } from '../pictureKind.ts';
import type { PhotoFile, PhotoManifest } from './pagePhoto.ts';
import { openPhoto, PHOTO_NAME } from './readPhoto.ts';

/** Widths in pixels. Photos are never upscaled. */
const WIDTHS = [240, 400, 800, 1200, 1600];
const FALLBACK_WIDTH = 800;

/** Chosen by eye on faces and interiors: no visible artefacts at double density. */
const AVIF_QUALITY = 55;
const WEBP_QUALITY = 76;

/** Part of the content hash, so that photos get new URLs when the settings change. */
const RECIPE = JSON.stringify({ WIDTHS, AVIF_QUALITY, WEBP_QUALITY });

/** An image file to generate from a photo. */
export type PhotoJob = { src: string; width: number; format: 'avif' | 'webp'; original: string };

/** Returns the widths to generate: the fixed ones below the photo's own width, and its own width or the largest fixed one. */
export function widthsFor(ownWidth: number): number[] {
  const widest = Math.min(ownWidth, Math.max(...WIDTHS));
  return [...WIDTHS.filter((width) => width < widest), widest];
}

async function sizeOf(path: string): Promise<{ width: number; height: number }> {
  try {
    return (await openPhoto(path).metadata()).autoOrient;
  } catch (cause) {
    throw new Error(`${path} cannot be read as a photo: run "npm run content:check".`, { cause });
  }
}

async function planPhoto(folder: string, file: string): Promise<{ photo: PhotoFile; jobs: PhotoJob[] }> {
  const original = join(folder, file);
  const size = await sizeOf(original);
  const hash = contentHash(Buffer.concat([await readFile(original), Buffer.from(RECIPE)]));
  const stem = `/images/photos/${parse(file).name}-${hash}`;
  const widths = widthsFor(size.width);
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
    height: Math.round((size.height * width) / size.width),
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
  };
  return { photo, jobs };
}

/** Plans the files for a folder's photos, and the manifest for pages. A missing folder means that there are no photos. */
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

/** Encodes an image: upright, in sRGB, without camera metadata (location, time, device). */
export function encodePhoto({ original, width, format }: PhotoJob): Promise<Uint8Array> {
  const resized = openPhoto(original).autoOrient().resize(width);
  return (
    format === 'avif' ? resized.avif({ quality: AVIF_QUALITY }) : resized.webp({ quality: WEBP_QUALITY })
  ).toBuffer();
}

/**
 * Reads an encoded photo from the cache folder, or encodes and caches it. The host keeps that folder between builds, unlike
 * public/, and encoding takes seconds per photo.
 */
export async function photoBytes(job: PhotoJob, cacheFolder: string): Promise<Uint8Array> {
  const path = join(cacheFolder, parse(job.src).base);
  if (existsSync(path)) return readFile(path);
  const bytes = await encodePhoto(job);
  writeAtomically(path, bytes);
  return bytes;
}
