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
  harbourRecipe,
  logoRecipe,
  type MemberSubject,
  mediaRecipe,
  portraitRecipe,
  type Recipe,
  type SectorSubject,
  type ServiceSubject,
  type SlideSubject,
  sectorFrameRecipe,
  sectorRecipe,
  sectorTileRecipe,
  serviceFrameRecipe,
  serviceRecipe,
  slideRecipe,
  standingRecipe,
  stripRecipe,
  valueRecipe,
} from './recipes.ts';
import { STANDING_NAMES } from './standing.ts';
import type { CardSubject, DocumentSubject } from './subjects.ts';

type WithId = { id: string };

/** The content that has pictures, as the loaders give it. */
export type PictureContent = {
  services: readonly (ServiceSubject & { photo?: unknown })[];
  sectors: readonly (SectorSubject & { image?: unknown })[];
  team: readonly MemberSubject[];
  values: readonly SectorSubject[];
  slides: readonly SlideSubject[];
  media: readonly WithId[];
  /** Awards of the gallery, in its order. */
  awards: readonly WithId[];
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

const sectorRecipes = (sector: PictureContent['sectors'][number], index: number): Recipe[] => [
  sectorRecipe(sector, index),
  sectorTileRecipe(sector, index),
  ...(sector.image === undefined ? [] : [sectorFrameRecipe(sector, index)]),
];

/** What follows from content. A border alone is needed only where a photo lies under it. */
function contentRecipes(content: PictureContent): Recipe[] {
  return [
    ...content.services.map(serviceRecipe),
    ...content.services.filter(({ photo }) => photo !== undefined).map(serviceFrameRecipe),
    ...content.sectors.flatMap((sector, index) => sectorRecipes(sector, index)),
    ...content.team.map(portraitRecipe),
    ...content.values.map(valueRecipe),
    ...content.slides.flatMap((slide) => [slideRecipe(slide, 'wide'), slideRecipe(slide, 'phone')]),
    ...content.media.map(({ id }) => mediaRecipe(id)),
    ...content.awards.flatMap(({ id }, index) => [awardRecipe(id, index), badgeRecipe(id)]),
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
