import type { BorderName } from '../../site/pictureStyle.ts';
import { STRIP_SIZE, strip } from './composition/border.ts';
import { BADGE_SIZE, badge, COVER_SIZE, cover } from './composition/cover.ts';
import { type MarkPaths, markCard } from './composition/mark.ts';
import { person } from './composition/person.ts';
import type { PictureOptions } from './composition/picture.ts';
import { logoFile, type PhotoSubject } from './photos/pagePhoto.ts';
import {
  type AwardSubject,
  framePicture,
  type MemberSubject,
  motifPicture,
  type PictureFile,
  pictureKind,
  type SectorSubject,
  type ServiceSubject,
  type Size,
  type SlideSubject,
  type ValueSubject,
} from './pictureKind.ts';
import {
  awardPalette,
  type CardSubject,
  type DocumentSubject,
  departmentPalette,
  portraitStyle,
  resourceStyle,
  sectorPalette,
  valuePalette,
} from './subjectStyles.ts';

/** Returns the plaque of an award or organisation: the drawing, and the organisation's logo if we have a licensed one. */
export const plaquePictures = ({ id, image }: { id: string; image?: PhotoSubject | undefined }) => ({
  drawing: badgePicture(id),
  logo: image && logoFile(image),
});

/* Defines each kind of picture served as a file: name, size and drawing. Pages call a kind for the file of one subject,
   the build (makePictures.ts) for the files of all subjects. */

const CARD: Size = { width: 600, height: 400 };
const FRAMED: Size = { width: 600, height: 500 };
const TILE: Size = { width: 400, height: 400 };
const VALUE: Size = { width: 720, height: 400 };
/** Cropped at the sides in narrower windows. */
const PANORAMA = { width: 1440, height: 320, thickness: 28 };
/** Full-bleed above its border; covers a box with another aspect ratio in wide windows. */
const SLIDE = {
  wide: { width: 720, height: 520, thickness: 40, sides: 'b', isCropped: true },
  phone: { width: 560, height: 376, thickness: 28, sides: 'b', isCropped: true },
} as const;
const PORTRAIT = { width: 320, height: 360, thickness: 20 };

/** Service card, 3:2, with a border along the lower edge. */
export const servicePicture = pictureKind(
  ({ id, icon, iconColor }: ServiceSubject) =>
    motifPicture('services', id, CARD, { id, motif: icon, palette: iconColor, sides: 'b' }),
  ({ photo }) => photo,
);

/** Sector, 6:5, between two borders, so that its sides can be cropped. Its index in the list determines its colour. */
export const sectorPicture = pictureKind(
  ({ id, motif }: SectorSubject, index) =>
    motifPicture('sectors', id, FRAMED, { id, motif, palette: sectorPalette(index), sides: 'tb' }),
  ({ image }) => image,
);

/** Square tile of a sector, without corner ornaments. */
export const sectorTile = pictureKind(
  ({ id, motif }: SectorSubject, index) => {
    const options = { id, motif, palette: sectorPalette(index), sides: 'b', hasCorners: false } as const;
    return motifPicture('sectors', `${id}-tile`, TILE, options);
  },
  ({ image }) => image,
);

/** Picture for a values tab, 9:5, with a border on all sides. */
export const valuePicture = pictureKind(({ id, motif }: ValueSubject) =>
  motifPicture('values', id, VALUE, { id, motif, palette: valuePalette(id) }),
);

/** Cover of a guide, article, act or Finance Act, 3:4. The lower 37% is paper for a year or title in HTML. */
export const documentCover = pictureKind((subject: DocumentSubject) => ({
  folder: subject.category,
  name: `${subject.id}-cover`,
  ...COVER_SIZE,
  draw: () => cover({ id: subject.id, ...resourceStyle(subject) }),
}));

/** Card of an article, publication, video or calculator, 3:2. A video has its symbol instead of a border. */
export const resourcePicture = pictureKind((subject: CardSubject) => {
  const { id, category } = subject;
  return motifPicture(category, id, CARD, { id, ...resourceStyle(subject), sides: category === 'videos' ? '' : 'b' });
});

/** Framed award, 6:5, with space for a plaque. Its index in the gallery determines its colour. */
export const awardPicture = pictureKind(
  ({ id }: AwardSubject, index) => motifPicture('awards', id, FRAMED, { id, palette: awardPalette(index) }),
  ({ image }) => image,
);

/** Plaque of an award or organisation, 7:5; HTML adds caption, name and a line below. Identical drawings share a file. */
export const badgePicture = pictureKind((id: string) => ({
  folder: 'badges',
  name: 'plaque',
  ...BADGE_SIZE,
  draw: () => badge(id),
}));

/**
 * Bust in a person's own pattern, seeded by the id, 8:9. HTML adds the initials, centred at 41% of the height, on a disc
 * 29.8% of the width across.
 */
export const portrait = pictureKind(
  ({ id, department }: MemberSubject) => {
    const { thickness, ...size } = PORTRAIT;
    const { motif, border } = portraitStyle(id);
    const [palette, frame] = [departmentPalette(department), { border, thickness }];
    return {
      folder: 'team',
      name: id,
      ...size,
      draw: () => person({ id, palette, motif, border, frame, ...size }),
      border: framePicture('team', id, size, { id, palette, ...frame }),
    };
  },
  ({ image }) => image,
);

/** Hero slide; if there is a photo, only its border. */
export const slidePicture = pictureKind(({ id, scene, color, border, image, cut }: SlideSubject) => {
  const options = { id, scene, palette: color, border, ...SLIDE[cut], wide: scene === 'harbour' };
  return (image ? framePicture : motifPicture)('slides', `${id}-${cut}`, SLIDE[cut], options);
});

type Stock = Omit<PictureOptions, 'id'> & { size?: Size };

/** Pictures independent of content, by name; the size defaults to that of a card. */
const STOCK = {
  default: { motif: 'rosette', palette: 'night' },
  'no-services': { motif: 'lens', palette: 'tanzanite' },
  'no-resources': { motif: 'book', palette: 'tanzanite' },
  'no-team': { motif: 'circle', palette: 'tanzanite' },
  'no-media': { motif: 'waves', palette: 'tanzanite' },
  'no-results': { motif: 'compass', palette: 'tanzanite' },
  'not-sure': { motif: 'rosette', palette: 'night' },
  error: { motif: 'dhow', palette: 'night' },
  harbour: { scene: 'harbour', palette: 'night', sides: '', rays: false, size: FRAMED },
  'harbour-panorama': { scene: 'harbour', palette: 'night', border: 'teeth', wide: true, size: PANORAMA },
} as const satisfies Record<string, Stock>;

type StockName = keyof typeof STOCK;

const isStockName = (name: string): name is StockName => Object.hasOwn(STOCK, name);

export const STOCK_NAMES = Object.keys(STOCK).filter(isStockName);

/** Picture independent of content, for empty lists, errors and call-outs. 'default' replaces pictures that fail to load. */
export const stockPicture = pictureKind((name: StockName) => {
  const { size = CARD, ...look }: Stock = STOCK[name];
  return motifPicture('stock', name, size, { id: name, sides: 'b', ...look });
});

/** Returns the harbour of Dar es Salaam without a border, 6:5, on the site's dark background. */
export const harbourPicture = (): PictureFile => stockPicture('harbour');

/** Returns a full-bleed panorama of the harbour of Dar es Salaam, 9:2, above a border. */
export const panoramaPicture = (): PictureFile => stockPicture('harbour-panorama');

/** The firm's mark on a dark card, 3:2. Replaces a publication's thumbnail that fails to load. */
export const markPicture = pictureKind((mark: MarkPaths) => ({
  folder: 'brand',
  name: 'mark',
  ...CARD,
  draw: () => markCard(mark, CARD),
}));

/** The strip below a menu in the header, cropped to its middle at any width. Its CSS height determines its scale. */
export const headerStrip = pictureKind((border: BorderName) => ({
  folder: 'strips',
  name: border,
  ...STRIP_SIZE,
  draw: () => strip({ border }),
}));
