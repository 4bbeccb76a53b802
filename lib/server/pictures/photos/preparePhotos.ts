import { existsSync, globSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join, parse } from 'node:path';
import { contentHash } from '../../contentHash.ts';
import { FIRST_PAGES } from '../../documents/firstPage.ts';
import { UNFINISHED, writeAtomically } from '../../writeAtomically.ts';
import type { PhotoFile, PhotoManifest } from './pagePhoto.ts';
import { openPhoto, PHOTO_NAME } from './readPhoto.ts';

/** Widths in pixels. Photos are never upscaled. */
const WIDTHS = [240, 400, 800, 1200, 1600];
const DEFAULT_WIDTH = 800;

/** Chosen by eye on faces and interiors: no visible artefacts at double density. */
const QUALITY = 55;

/** Part of the content hash, so that photos get new URLs when the settings change. */
const RECIPE = JSON.stringify({ WIDTHS, QUALITY });

/** An image file to generate from a photo. */
export type PhotoJob = { src: string; width: number; original: string };

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
  const jobs = widths.map((width) => ({ src: `${stem}-${width}.avif`, width, original }));
  const width = widths.includes(DEFAULT_WIDTH) ? DEFAULT_WIDTH : Math.max(...widths);
  const photo: PhotoFile = {
    src: `${stem}-${width}.avif`,
    width,
    height: Math.round((size.height * width) / size.width),
    srcSet: jobs.map((job) => `${job.src} ${job.width}w`).join(', '),
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

/**
 * Encodes an image as AVIF, which every supported browser shows: upright, in sRGB, without camera metadata (location, time,
 * device).
 */
export const encodePhoto = ({ original, width }: PhotoJob): Promise<Uint8Array> =>
  openPhoto(original).autoOrient().resize(width).avif({ quality: QUALITY }).toBuffer();

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

const HASHED_NAME = /-[0-9a-f]{10}(-\d+)?\.(svg|avif)$/;
/** Documents are made at the same time, and remove their own pictures. */
const EXCLUDED = [`${basename(FIRST_PAGES)}/**`];

/**
 * Deletes pictures with a content hash in their name that are no longer wanted, and what a killed build left unfinished. Editors'
 * own files have no hash and are kept.
 */
export function removeStale(folder: string, wanted: readonly string[]): void {
  const names = new Set(wanted.map((src) => basename(src)));
  for (const file of globSync('**/*', { cwd: folder, exclude: EXCLUDED }))
    if (file.endsWith(UNFINISHED) || (HASHED_NAME.test(file) && !names.has(basename(file)))) rmSync(join(folder, file));
}
