/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePhoto, planPhotos, widthsFor } from '@/lib/pictures/preparePhotos';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'));
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const save = (name: string, width: number, height: number, orientation = 1) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
    .jpeg()
    .withMetadata({ orientation })
    .toFile(join(folder, name));

it.each([
  [4000, [400, 800, 1200]],
  [1200, [400, 800, 1200]],
  [1199, [400, 800]],
  [400, [400]],
  [399, [399]],
])('a photo %i px wide is made in the widths %j', (width, widths) => {
  expect(widthsFor(width)).toEqual(widths);
});

it('plans AVIF and WebP at each width and falls back on the WebP of middling width', async () => {
  await save('desk.jpg', 1000, 500);
  const { manifest, jobs } = await planPhotos(folder);
  expect(jobs.map(({ src }) => src.replace(/-[0-9a-f]{8}-/, '-HASH-'))).toEqual([
    '/images/photos/desk-HASH-400.avif',
    '/images/photos/desk-HASH-800.avif',
    '/images/photos/desk-HASH-400.webp',
    '/images/photos/desk-HASH-800.webp',
  ]);
  const photo = manifest['desk.jpg'];
  expect(photo).toMatchObject({ src: jobs[3]?.src, width: 800, height: 400 });
  expect(photo?.sources[0]).toEqual({ type: 'image/avif', srcSet: `${jobs[0]?.src} 400w, ${jobs[1]?.src} 800w` });
});

it('gives a changed photo another address', async () => {
  await save('desk.jpg', 500, 500);
  const before = await planPhotos(folder);
  await save('desk.jpg', 501, 500);
  const after = await planPhotos(folder);
  expect(after.manifest['desk.jpg']?.src).not.toBe(before.manifest['desk.jpg']?.src);
});

it('stands a photo upright that the camera held sideways', async () => {
  await save('portrait.jpg', 1000, 500, 6);
  const { manifest, jobs } = await planPhotos(folder);
  expect(manifest['portrait.jpg']).toMatchObject({ width: 400, height: 800 });
  const [job] = jobs;
  if (!job) throw new Error('no photo was planned');
  const { width, height, format } = await sharp(await encodePhoto(job)).metadata();
  expect({ width, height, format }).toEqual({ width: 400, height: 800, format: 'heif' });
});

it('takes a missing folder for one without photos', async () => {
  expect(await planPhotos(join(folder, 'none'))).toEqual({ manifest: {}, jobs: [] });
});

describe('a photo on a page', () => {
  const prepared = { src: '/images/photos/desk-1-800.webp', width: 800, height: 400, sources: [] };

  beforeEach(() => {
    jest.resetModules();
    jest.spyOn(process, 'cwd').mockReturnValue(folder);
    mkdirSync(join(folder, '.generated'));
    writeFileSync(join(folder, '.generated/photos.json'), JSON.stringify({ 'desk.jpg': prepared }));
  });

  it('comes with its sources and alternative text', async () => {
    const { photoFile } = await import('@/lib/pictures/photos');
    expect(photoFile({ file: 'desk.jpg', alt: 'A desk' })).toEqual({ ...prepared, alt: 'A desk' });
  });

  it('says what to run where it is not prepared', async () => {
    const { photoFile } = await import('@/lib/pictures/photos');
    expect(() => photoFile({ file: 'door.jpg', alt: 'A door' })).toThrow(
      'The photo door.jpg is not prepared: run "npm run pictures" after adding it.',
    );
  });
});
