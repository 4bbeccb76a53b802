import { createHash } from 'node:crypto';
import type { BorderName } from './borders.ts';
import { drawRecipe } from './drawRecipe.ts';
import type { MarkPaths } from './mark.ts';
import type { PaletteName } from './palettes.ts';
import {
  badgeRecipe,
  cardRecipe,
  coverRecipe,
  frameOver,
  harbourRecipe,
  logoRecipe,
  type MemberSubject,
  mediaRecipe,
  portraitRecipe,
  type Recipe,
  type SectorSubject,
  type ServiceSubject,
  type SlideCut,
  type SlideSubject,
  serviceRecipe,
  slideRecipe,
  standingRecipe,
  stripRecipe,
  valueRecipe,
} from './recipes.ts';
import type { StandingName } from './standing.ts';
import type { CardSubject, DocumentSubject } from './subjects.ts';

type PhotographedSlide = SlideSubject & { image?: unknown };

/** A picture as an <img> asks for it. */
export type PictureFile = { src: string; width: number; height: number };

const HASH_LENGTH = 8;

/** The first eight hex digits of a content's SHA-256: a file whose content changes gets a new address. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);

/**
 * Addresses already worked out, by recipe. An address follows from the picture's bytes,
 * so pages and the build step agree on it without a list of files between them.
 */
const known = new Map<string, PictureFile>();

/** The file that a recipe is written to. */
export function fileOf(recipe: Recipe): PictureFile {
  const key = JSON.stringify(recipe);
  const found = known.get(key);
  if (found) return found;
  const { collection, name, width, height } = recipe;
  const file = { src: `/images/${collection}/${name}-${contentHash(drawRecipe(recipe))}.svg`, width, height };
  known.set(key, file);
  return file;
}

/** Card of a service, 3:2, border along its lower edge. */
export const servicePicture = (service: ServiceSubject): PictureFile => fileOf(serviceRecipe(service));

/** Cover of a guide, article, act or Finance Act, 3:4, without words: its lower 37 % is paper for the year or title. */
export const documentCover = (subject: DocumentSubject): PictureFile => fileOf(coverRecipe(subject));

/** Card of an article, a video or a calculator, 3:2. */
export const resourcePicture = (subject: CardSubject): PictureFile => fileOf(cardRecipe(subject));

/** Card of a publication, 3:2. */
export const mediaPicture = ({ id }: { id: string }): PictureFile => fileOf(mediaRecipe(id));

/** Picture of a tab of values, 9:5, bordered all round. */
export const valuePicture = (value: SectorSubject): PictureFile => fileOf(valueRecipe(value));

/** Plaque without words, 7:5: caption, name and line below are HTML over it. */
export const badgePicture = (id: string): PictureFile => fileOf(badgeRecipe(id));

/**
 * Bust of a person, 8:9; cover a box of another shape with it. The initials are HTML over it: centred
 * at half its width and 40 % of its height, set 11.8 % of its height large, in a disc 32.9 % of its height across.
 */
export const portrait = (member: MemberSubject): PictureFile => fileOf(portraitRecipe(member));

/** A slide with an empty plate for its saying; its border alone where a photo lies under it. */
const slideLayer = (slide: PhotographedSlide, cut: SlideCut): Recipe =>
  slide.image ? frameOver(slideRecipe(slide, cut)) : slideRecipe(slide, cut);

/** A hero slide with an empty plate for its saying, which is HTML over it; for one with a photo, its border alone. */
export const slidePicture = (slide: PhotographedSlide, cut: SlideCut): PictureFile => fileOf(slideLayer(slide, cut));

/** The same slide as markup, for the one that the page shows first. */
export const slideMarkup = (slide: PhotographedSlide, cut: SlideCut): string =>
  drawRecipe(slideLayer(slide, cut), false);

/** A picture that belongs to no content, 3:2: for empty lists, errors, callouts. New ones go into STANDING_PICTURES. */
export const standingPicture = (name: StandingName): PictureFile => fileOf(standingRecipe(name));

/** A picture for an empty list, with the rosette for where it fails. */
export const emptyPicture = (name: StandingName): PictureFile & { fallbackSrc: string } => ({
  ...standingPicture(name),
  fallbackSrc: defaultPicture().src,
});

/** The harbour of Dar es Salaam without a border, 6:5, on the site's ink. */
export const harbourPicture = (): PictureFile => fileOf(harbourRecipe());

/** The firm's logo on a card, 3:2, for a publication whose thumbnail fails. */
export const logoPicture = (mark: MarkPaths): PictureFile => fileOf(logoRecipe(mark));

/** The neutral rosette that takes the place of a picture that failed. */
export const defaultPicture = (): PictureFile => standingPicture('default');

/** A band of border that shows its middle at any width; the height that CSS gives it decides its scale. */
export const stripFile = ({ border, palette = 'usiku' }: { border: BorderName; palette?: PaletteName }): PictureFile =>
  fileOf(stripRecipe(border, palette));
