import { BORDER_NAMES } from './borders.ts';
import { drawRecipe } from './drawRecipe.ts';
import { fileOf } from './files.ts';
import type { MarkPaths } from './mark.ts';
import { PALETTE_NAMES } from './palettes.ts';
import {
  awardRecipe,
  badgeRecipe,
  cardRecipe,
  coverRecipe,
  founderFrameRecipe,
  founderRecipe,
  frameOver,
  harbourRecipe,
  logoRecipe,
  type MemberSubject,
  mediaRecipe,
  portraitRecipe,
  type Recipe,
  type SectorSubject,
  type ServiceSubject,
  type SlideSubject,
  sectorRecipe,
  sectorTileRecipe,
  serviceRecipe,
  slideRecipe,
  standingRecipe,
  stripRecipe,
  valueRecipe,
} from './recipes.ts';
import { STANDING_NAMES } from './standing.ts';
import type { CardSubject, DocumentSubject } from './subjects.ts';

type WithId = { id: string };
type WithImage = { image?: unknown };

/** The content that has pictures, as the loaders give it. */
export type PictureContent = {
  services: readonly (ServiceSubject & { photo?: unknown })[];
  sectors: readonly (SectorSubject & WithImage)[];
  team: readonly MemberSubject[];
  values: readonly SectorSubject[];
  slides: readonly (SlideSubject & WithImage)[];
  media: readonly WithId[];
  /** Awards of the gallery, in its order. */
  awards: readonly (WithId & WithImage)[];
  /** Affiliations and credentials, which have a plaque and no place in the gallery. */
  affiliations: readonly WithId[];
  documents: readonly DocumentSubject[];
  cards: readonly CardSubject[];
  mark: MarkPaths;
};

/** A file to be written: its address and its content. */
export type WrittenFile = { src: string; content: string | Uint8Array };

const stripRecipes = (): Recipe[] =>
  BORDER_NAMES.flatMap((border) => PALETTE_NAMES.map((palette) => stripRecipe(border, palette)));

/** Cloths, and their borders alone where a photo lies under them. */
const withFrames = (photo: unknown, cloths: Recipe[]): Recipe[] =>
  photo === undefined ? cloths : [...cloths, ...cloths.map(frameOver)];

/** What follows from content. */
function contentRecipes(content: PictureContent): Recipe[] {
  return [
    ...content.services.flatMap((service) => withFrames(service.photo, [serviceRecipe(service)])),
    ...content.sectors.flatMap((sector, index) =>
      withFrames(sector.image, [sectorRecipe(sector, index), sectorTileRecipe(sector, index)]),
    ),
    ...content.team.map(portraitRecipe),
    ...content.values.map(valueRecipe),
    ...content.slides.flatMap((slide) =>
      withFrames(slide.image, [slideRecipe(slide, 'wide'), slideRecipe(slide, 'phone')]),
    ),
    ...content.media.map(({ id }) => mediaRecipe(id)),
    ...content.awards.flatMap(({ id, image }, index) => withFrames(image, [awardRecipe(id, index)])),
    ...content.awards.map(({ id }) => badgeRecipe(id)),
    ...content.affiliations.map(({ id }) => badgeRecipe(id)),
    ...content.documents.map(coverRecipe),
    ...content.cards.map(cardRecipe),
  ];
}

/** Every drawn picture that a page can ask for, once each, with the address that the page will use. */
export function allPictureFiles(content: PictureContent): WrittenFile[] {
  const recipes = [
    ...contentRecipes(content),
    ...STANDING_NAMES.map(standingRecipe),
    ...stripRecipes(),
    founderRecipe(),
    founderFrameRecipe(),
    harbourRecipe(),
    logoRecipe(content.mark),
  ];
  const files = recipes.map((recipe) => ({ src: fileOf(recipe).src, content: drawRecipe(recipe) }));
  return [...new Map(files.map((file) => [file.src, file])).values()];
}
