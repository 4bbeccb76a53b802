/**
 * Build step (`npm run assets`): generates all page pictures below public/ from the content, the drawings and the editors'
 * photos, and deletes old ones.
 */
import { join } from 'node:path';
import sharp from 'sharp';
import { founderMember } from '../../site/members.ts';
import * as firm from '../content/loaders/firm.ts';
import { getHome } from '../content/loaders/pages.ts';
import * as library from '../content/loaders/resources.ts';
import { getAllSectors, getAllServices } from '../content/loaders/services.ts';
import { openTypst } from '../documents/typst.ts';
import { writeAtomically } from '../writeAtomically.ts';
import { mark as drawMark, favicon, type MarkPaths } from './composition/mark.ts';
import { PHOTO_MANIFEST } from './photos/pagePhoto.ts';
import { photoBytes, planPhotos, removeStale } from './photos/preparePhotos.ts';
import * as pictures from './registry.ts';
import { type SharingPicture, sharingPictures, sharingSubjects } from './sharing.ts';

/** A file below public/: its URL path, and its content or a function that generates it. */
type PublishedFile = { src: string; content: string | (() => Promise<Uint8Array>) };

/** Renders a drawing as PNG, at its own size by default. Flat colours compress best with a palette. */
const toPng = async (svg: string, size?: number): Promise<Uint8Array> =>
  sharp(Buffer.from(svg)).resize(size).png({ compressionLevel: 9, palette: true }).toBuffer();

const ICON_SIZES = [192, 512] as const;
const APPLE_ICON_SIZE = 180;

const tilePng = (paths: MarkPaths, size: number) => toPng(favicon(paths, { hasRoundCorners: false }), size);

/** Renders the site's icons from the paths of the logo mark, at their conventional URLs. */
const brandFiles = (paths: MarkPaths): PublishedFile[] => [
  { src: '/favicon.svg', content: favicon(paths) },
  ...ICON_SIZES.map((size) => ({ src: `/icon-${size}.png`, content: () => tilePng(paths, size) })),
  { src: '/apple-touch-icon.png', content: () => tilePng(paths, APPLE_ICON_SIZE) },
];

const PUBLIC = 'public';
const PHOTOS = 'content/images';
const PHOTO_CACHE = '.next/cache/photos';
const CARD_TEMPLATE = join(import.meta.dirname, 'card.typ');

const { name, mark } = firm.getFirm('en');
const services = getAllServices('en');
const [sectors, awards] = [getAllSectors(), firm.getAwards()];
const slides = getHome('en').slides.flatMap((slide) => (['wide', 'phone'] as const).map((cut) => ({ ...slide, cut })));

const drawn: PublishedFile[] = [
  ...pictures.servicePicture.files(services),
  ...pictures.sectorPicture.files(sectors),
  ...pictures.sectorTile.files(sectors),
  ...pictures.valuePicture.files(firm.getValues()),
  ...pictures.documentCover.files([
    ...library.getGuides(),
    ...library.getArticles(),
    ...library.getActs(),
    ...library.getFinanceActs(),
  ]),
  ...pictures.resourcePicture.files([...library.getMedia(), ...library.getVideos(), ...library.getCalculators()]),
  ...pictures.awardPicture.files(awards),
  ...pictures.badgePicture.files([...awards, ...firm.getAffiliations(), ...firm.getCredentials()].map(({ id }) => id)),
  ...pictures.portrait.files([...firm.getTeam(), founderMember(firm.getFounder('en'))]),
  ...pictures.slidePicture.files(slides),
  ...pictures.stockPicture.files(pictures.STOCK_NAMES),
  ...pictures.markPicture.files([mark]),
  ...pictures.headerStrip.files(['pearls']),
];

const typst = await openTypst();

async function sharingPng({ svg, words }: SharingPicture): Promise<Uint8Array> {
  const card = JSON.stringify({ firm: name, mark: drawMark(mark), ...words });
  const set = typst.plainSvg({ mainFilePath: CARD_TEMPLATE, inputs: { card } });
  return sharp(Buffer.from(svg))
    .composite([{ input: Buffer.from(set) }])
    .png({ palette: true })
    .toBuffer();
}

const { manifest, jobs } = await planPhotos(PHOTOS);
const files: PublishedFile[] = [
  ...drawn,
  ...brandFiles(mark),
  ...sharingPictures(services, sharingSubjects()).map((card) => ({
    src: card.src,
    content: () => sharingPng(card),
  })),
  ...jobs.map((job) => ({ src: job.src, content: () => photoBytes(job, PHOTO_CACHE) })),
];

const contents = new Map<string, string | Uint8Array>();
await Promise.all(
  files.map(async ({ src, content }) => contents.set(src, typeof content === 'function' ? await content() : content)),
);
for (const [src, content] of contents) writeAtomically(join(PUBLIC, src), content);
for (const folder of [join(PUBLIC, 'images'), PHOTO_CACHE]) removeStale(folder, [...contents.keys()]);
writeAtomically(PHOTO_MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);

const bytes = [...contents.values()].reduce((sum, content) => sum + Buffer.byteLength(content), 0);
console.log(`Wrote ${contents.size} pictures below ${PUBLIC}, ${Math.round(bytes / 1024)} KB in all.`);
