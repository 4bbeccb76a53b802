import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import {
  encodePhoto,
  type PhotoJob,
  planPhotos,
  removeStale,
  widthsFor,
} from '../../../../../lib/server/pictures/photos/preparePhotos.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

/** A camera's metadata in a photo: copyright and location. */
const EXIF = {
  IFD0: { Make: 'Camera', Copyright: 'Somebody' },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 48/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '39/1 17/1 0/1' },
};

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

/** Creates a photo whose left half is red and whose right half is blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: RED } }, left: 0, top: 0 },
  ]);

/** Saves a photo in a new folder; returns the folder. */
async function saveJpeg(name: string, width: number, height: number, orientation = 1): Promise<string> {
  const folder = temporaryFolder();
  await halves(width, height).jpeg().withMetadata({ orientation, exif: EXIF }).toFile(join(folder, name));
  return folder;
}

/** Encodes the job whose file name has this ending. */
async function prepared(jobs: PhotoJob[], ending: string): Promise<Buffer> {
  const job = jobs.find(({ src }) => src.endsWith(ending));
  assert.ok(job, `nothing is made that ends in ${ending}`);
  return Buffer.from(await encodePhoto(job));
}

async function colourAt(picture: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [red = 0, , blue = 0] = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return red > blue ? 'red' : 'blue';
}

test('a photo is never enlarged', () => {
  for (const [own, widths] of [
    [4000, [240, 400, 800, 1200, 1600]],
    [1599, [240, 400, 800, 1200, 1599]],
    [240, [240]],
    [239, [239]],
  ] as const) {
    assert.deepEqual(widthsFor(own), widths);
  }
});

test('a photo is made in every width, of which a medium one is the default', async () => {
  const folder = await saveJpeg('desk.jpg', 1200, 800);
  const { manifest, jobs } = await planPhotos(folder);
  assert.deepEqual(
    jobs.map(({ src }) => src.replace(/-[0-9a-f]{10}-/, '-HASH-')),
    [240, 400, 800, 1200].map((width) => `/images/photos/desk-HASH-${width}.avif`),
  );
  const photo = manifest['desk.jpg'];
  assert.equal(photo?.src, jobs[2]?.src);
  assert.deepEqual([photo?.width, photo?.height], [800, 533]);
  assert.equal(
    photo?.srcSet,
    `${jobs[0]?.src} 240w, ${jobs[1]?.src} 400w, ${jobs[2]?.src} 800w, ${jobs[3]?.src} 1200w`,
  );
});

test('a photo taken sideways is turned upright', async () => {
  const folder = await saveJpeg('portrait.jpg', 1000, 500, 6);
  const { manifest, jobs } = await planPhotos(folder);
  assert.deepEqual([manifest['portrait.jpg']?.width, manifest['portrait.jpg']?.height], [500, 1000]);

  const made = await prepared(jobs, '-400.avif');
  const { width, height } = await sharp(made).metadata();
  assert.deepEqual([width, height], [400, 800]);
  assert.deepEqual([await colourAt(made, 200, 20), await colourAt(made, 200, 780)], ['red', 'blue']);
});

test('a prepared photo matches its name and contains no camera metadata, such as place or owner', async () => {
  const folder = await saveJpeg('desk.jpg', 800, 400);
  assert.ok((await sharp(join(folder, 'desk.jpg')).metadata()).exif, 'the camera wrote nothing');
  const { jobs } = await planPhotos(folder);
  const made = await prepared(jobs, '-400.avif');
  const { format, width, height, exif, xmp, iptc, icc, orientation } = await sharp(made).metadata();
  assert.deepEqual([format, width, height], ['heif', 400, 200]);
  assert.deepEqual([exif, xmp, iptc, icc, orientation], Array(5).fill(undefined));
  assert.equal(made.includes('Somebody'), false);
});

test('a PNG keeps its transparency', async () => {
  const folder = temporaryFolder();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  await sharp({ create: { width: 500, height: 700, channels: 4, background: clear } })
    .png()
    .toFile(join(folder, 'logo.png'));
  const { jobs } = await planPhotos(folder);
  const { isOpaque } = await sharp(await prepared(jobs, '-400.avif')).stats();
  assert.equal(isOpaque, false);
});

test('a file that is not a picture is refused by name', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'letter.jpg'), 'Dear Sir or Madam');
  await assert.rejects(planPhotos(folder), /letter\.jpg cannot be read as a photo: run "npm run content:check"\.$/);
});

test('unused and unfinished pictures are removed, but no file of an editor', () => {
  const folder = temporaryFolder();
  const [old, current, own] = ['one-1111111111.svg', 'one-2222222222.svg', 'thumbnail.svg'];
  mkdirSync(join(folder, 'media'));
  for (const name of [old, current, own, `${current}.7.unfinished`])
    writeFileSync(join(folder, 'media', name), '<svg/>');
  removeStale(folder, [`/images/media/${current}`]);
  assert.deepEqual(readdirSync(join(folder, 'media')), [current, own]);
});
