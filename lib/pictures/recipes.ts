import type { HeroSlide } from '../content/schemas/home.ts';
import type { TeamMember } from '../content/schemas/team.ts';
import { BADGE_HEIGHT, BADGE_WIDTH, type BadgeOptions } from './badge.ts';
import type { BorderName, StripOptions } from './borders.ts';
import type { ClothOptions } from './cloth.ts';
import { COVER_HEIGHT, COVER_WIDTH, type CoverOptions } from './cover.ts';
import type { MarkPaths } from './mark.ts';
import type { PaletteName } from './palettes.ts';
import type { PersonOptions } from './person.ts';
import { STANDING_PICTURES, type StandingName } from './standing.ts';
import {
  awardPalette,
  type CardSubject,
  type DocumentSubject,
  departmentPalette,
  mediaLook,
  resourceLook,
  sectorPalette,
  valuePalette,
} from './subjects.ts';

/** Where a picture is filed, and its size. */
type Place = { collection: string; name: string; width: number; height: number };

/** Everything that decides a picture, as plain data: equal recipes are equal pictures. */
export type Recipe = Place &
  (
    | { kind: 'cloth'; options: ClothOptions }
    | { kind: 'frame'; options: ClothOptions }
    | { kind: 'cover'; options: CoverOptions }
    | { kind: 'badge'; options: BadgeOptions }
    | { kind: 'person'; options: PersonOptions }
    | { kind: 'strip'; options: StripOptions }
    | { kind: 'logo'; options: { paths: MarkPaths } }
  );

/** What the pages know of a subject that has a picture. */
export type ServiceSubject = { id: string; icon: string; iconColor: PaletteName };
export type SectorSubject = { id: string; figure: string };
export type MemberSubject = Pick<TeamMember, 'id' | 'department'>;
export type SlideSubject = Pick<HeroSlide, 'id' | 'scene' | 'color' | 'border'>;

/** Cut of a hero slide: beside its text on wide windows, above it on phones. */
export type SlideCut = 'wide' | 'phone';

/** Border thickness of cards, and their 3:2 size; the repeats close. */
const THICKNESS = 40;
const CARD = { width: 600, height: 400 };
const FRAMED = { width: 600, height: 500 };
const TILE = { width: 400, height: 400 };
const VALUE = { width: 720, height: 400 };
const SLIDE_CUTS = { wide: { width: 640, height: 600 }, phone: { width: 560, height: 480 } };
const PORTRAIT = { width: 320, height: 360 };
const FOUNDER = { width: 448, height: 480, thickness: 32 };
const STRIP = { width: 3840, height: 28 };

type Size = { width: number; height: number };

/** A cloth to be filed under the name that seeds it. */
const clothRecipe = (collection: string, name: string, size: Size, options: ClothOptions): Recipe => ({
  kind: 'cloth',
  collection,
  name,
  ...size,
  options: { thickness: THICKNESS, ...options, ...size },
});

/** The border of a cloth alone, to lie over a photo. */
export const frameOver = (recipe: Recipe): Recipe =>
  recipe.kind === 'cloth' ? { ...recipe, kind: 'frame', name: `${recipe.name}-frame` } : recipe;

/** Card of a service. */
export const serviceRecipe = ({ id, icon, iconColor }: ServiceSubject): Recipe =>
  clothRecipe('services', id, CARD, { id, figure: icon, palette: iconColor, sides: 'b' });

/** A sector in its full border, by its place in the list. */
export const sectorRecipe = ({ id, figure }: SectorSubject, index: number): Recipe =>
  clothRecipe('sectors', id, FRAMED, { id, figure, palette: sectorPalette(index) });

/** A sector as a small square, without corner figures. */
export const sectorTileRecipe = ({ id, figure }: SectorSubject, index: number): Recipe =>
  clothRecipe('sectors', `${id}-tile`, TILE, {
    id,
    figure,
    palette: sectorPalette(index),
    sides: 'b',
    hasCorners: false,
  });

/** Cover of a document of the library. */
export function coverRecipe(subject: DocumentSubject): Recipe {
  const options = { id: subject.id, ...resourceLook(subject) };
  return {
    kind: 'cover',
    collection: subject.category,
    name: `${subject.id}-cover`,
    width: COVER_WIDTH,
    height: COVER_HEIGHT,
    options,
  };
}

/** Card of an entry of the library; a video has no border, its symbol stands there. */
export const cardRecipe = (subject: CardSubject): Recipe =>
  clothRecipe(subject.category, subject.id, CARD, {
    id: subject.id,
    ...resourceLook(subject),
    sides: subject.category === 'videos' ? '' : 'b',
  });

/** Card of a publication. */
export const mediaRecipe = (id: string): Recipe => clothRecipe('media', id, CARD, { id, ...mediaLook(id), sides: 'b' });

/** Picture of a tab of values. */
export const valueRecipe = ({ id, figure }: SectorSubject): Recipe =>
  clothRecipe('values', id, VALUE, { id, figure, palette: valuePalette(id) });

/** A bordered cloth with room for a plaque, by its place in the gallery. */
export const awardRecipe = (id: string, index: number): Recipe =>
  clothRecipe('awards', id, FRAMED, { id, palette: awardPalette(index) });

/** Plaque without words. */
export const badgeRecipe = (id: string): Recipe => ({
  kind: 'badge',
  collection: 'badges',
  name: id,
  width: BADGE_WIDTH,
  height: BADGE_HEIGHT,
  options: { id },
});

/** Bust of a person of the team. */
export const portraitRecipe = ({ id, department }: MemberSubject): Recipe => ({
  kind: 'person',
  collection: 'team',
  name: id,
  ...PORTRAIT,
  options: { id, palette: departmentPalette(department), ...PORTRAIT },
});

const FOUNDER_BORDER: BorderName = 'meno';

/** Bust of the founder in a full border. */
export const founderRecipe = (): Recipe => ({
  kind: 'person',
  collection: 'founder',
  name: 'founder',
  width: FOUNDER.width,
  height: FOUNDER.height,
  options: {
    id: 'founder',
    palette: 'tanzanite',
    border: 'almasi',
    frame: { border: FOUNDER_BORDER, thickness: FOUNDER.thickness },
    width: FOUNDER.width,
    height: FOUNDER.height,
  },
});

/** The founder's border alone, to lie over a photo. */
export const founderFrameRecipe = (): Recipe => ({
  kind: 'frame',
  collection: 'founder',
  name: 'founder-frame',
  width: FOUNDER.width,
  height: FOUNDER.height,
  options: { id: 'founder', palette: 'tanzanite', border: FOUNDER_BORDER, ...FOUNDER },
});

/** A hero slide with an empty plate. */
export const slideRecipe = ({ id, scene, color, border }: SlideSubject, cut: SlideCut): Recipe =>
  clothRecipe('slides', `${id}-${cut}`, SLIDE_CUTS[cut], { id, scene, palette: color, border, hasPlate: true });

/** A picture that belongs to no content; its name is its seed. */
export const standingRecipe = (name: StandingName): Recipe =>
  clothRecipe('standing', name, CARD, { id: name, ...STANDING_PICTURES[name], sides: 'b' });

/** The harbour without a border, on the site's own ink. */
export const harbourRecipe = (): Recipe =>
  clothRecipe('standing', 'harbour', FRAMED, {
    id: 'harbour',
    scene: 'harbour',
    palette: 'usiku',
    sides: '',
    rays: false,
  });

/** A band of border; equal bands share one file. */
export const stripRecipe = (border: BorderName, palette: PaletteName): Recipe => ({
  kind: 'strip',
  collection: 'strips',
  name: `${border}-${palette}`,
  ...STRIP,
  options: { border, palette, width: STRIP.width, size: STRIP.height },
});

/** The firm's logo on a card of ink. */
export const logoRecipe = (paths: MarkPaths): Recipe => ({
  kind: 'logo',
  collection: 'brand',
  name: 'logo',
  ...CARD,
  options: { paths },
});
