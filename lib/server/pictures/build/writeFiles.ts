/**
 * Build step (`npm run assets`): writes all pictures of pages below public/, from the content, the drawings and the
 * editors' photos, and removes old ones.
 */
import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  getAffiliations,
  getAwards,
  getCredentials,
  getFirm,
  getFounder,
  getTeam,
  getValues,
} from '../../content/loaders/firm.ts';
import { getHome } from '../../content/loaders/pages.ts';
import {
  getActs,
  getArticles,
  getCalculators,
  getFinanceActs,
  getGuides,
  getMedia,
  getVideos,
} from '../../content/loaders/resources.ts';
import { getAllSectors, getAllServices } from '../../content/loaders/services.ts';
import { sharingPictures } from '../composition/sharing.ts';
import { PHOTO_MANIFEST } from '../photos/pagePhoto.ts';
import { photoBytes, planPhotos } from '../photos/preparePhotos.ts';
import type { PictureContent } from '../pictureContent.ts';
import { contentHash } from '../pictureKind.ts';
import { pictureFiles } from '../registry.ts';
import { sharingSubjects } from '../sharingSubjects.ts';
import { brandFiles } from './brandFiles.ts';
import { cachedPng } from './cachedPng.ts';
import { drawTitles } from './drawTitles.ts';
import { type PublishedFile, publishFiles, removeStale, writeWhole } from './publishFiles.ts';

const PUBLIC = 'public';
const PHOTOS = 'content/images';
const PHOTO_CACHE = '.next/cache/photos';
const SHARING_CACHE = '.next/cache/sharing';

const { mark } = getFirm();
const content: PictureContent = {
  services: getAllServices(),
  sectors: getAllSectors(),
  team: getTeam(),
  founder: getFounder(),
  values: getValues(),
  slides: getHome().slides,
  media: getMedia(),
  awards: getAwards(),
  affiliations: [...getAffiliations(), ...getCredentials()],
  documents: [...getGuides(), ...getArticles(), ...getActs(), ...getFinanceActs()],
  cards: [...getArticles(), ...getVideos(), ...getCalculators()],
  mark,
};

const subjects = sharingSubjects();
const outlines = await drawTitles(subjects);
const titled = subjects.flatMap((subject, at) => {
  const drawn = outlines[at];
  return drawn ? [{ ...subject, outlines: drawn }] : [];
});
const sharing = sharingPictures(mark, content.services, titled).map((drawn) => ({
  ...drawn,
  name: `${basename(drawn.src, '.png')}-${contentHash(drawn.svg)}.png`,
}));

const { manifest, jobs } = await planPhotos(PHOTOS);
const files: PublishedFile[] = [
  ...pictureFiles(content),
  ...brandFiles(mark),
  ...sharing.map(({ src, svg, name }) => ({ src, content: () => cachedPng(svg, join(SHARING_CACHE, name)) })),
  ...jobs.map((job) => ({ src: job.src, content: () => photoBytes(job, PHOTO_CACHE) })),
];

await publishFiles(PUBLIC, files);
await removeStale(
  PUBLIC,
  'images',
  files.map(({ src }) => src),
);
await removeStale(
  PHOTO_CACHE,
  '.',
  jobs.map(({ src }) => basename(src)),
);
await writeWhole(PHOTO_MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);

await removeStale(
  SHARING_CACHE,
  '.',
  sharing.map(({ name }) => name),
);

const sizes = await Promise.all(files.map(async ({ src }) => (await stat(join(PUBLIC, src))).size));
const kilobytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024);
console.log(`Wrote ${files.length} pictures below ${PUBLIC}, ${kilobytes} KB in all.`);
