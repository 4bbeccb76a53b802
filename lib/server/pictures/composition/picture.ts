import type { BorderName, PaletteName, SceneName } from '../../../site/pictureStyle.ts';
import { drawMotif, drawScene, MOTIF_SIZE, motifNamed, SCENE_SIZE, type SceneOptions } from '../drawings/drawing.ts';
import { PALETTES, PAPER, type Palette } from '../palettes.ts';
import {
  type Box,
  bandFills,
  borderBands,
  borderFor,
  type Frame,
  inEveryCorner,
  innerField,
  type Sides,
} from './border.ts';
import { CORNERS, GROUND_NAMES, groundPattern } from './ground.ts';
import { choose, type Ids, idsFor, type Random, randomFrom } from './random.ts';
import { bar, group, ref, round, svg } from './shapes.ts';

/** Picture in the hero of an inner page. It has no lower border, because the page's border strip is below it. */
const ART = { width: 420, height: 300, thickness: 30, sides: 'tlr' } as const;

type HeroArtOptions = { id: string; motif: string; palette: PaletteName; border?: BorderName };

/** Draws the inline picture for the hero of an inner page. */
export const heroArt = (options: HeroArtOptions): string => drawPicture({ ...ART, ...options });

/** Draws only the border of a hero picture, to overlay an editor's photo. */
export const heroArtFrame = (options: HeroArtOptions): string => drawFrame({ ...ART, ...options });

/** Aspect ratio of the hero picture, width divided by height. */
export const HERO_ART_RATIO = ART.width / ART.height;

/** Height of a proverb's label, in border thicknesses. */
const LABEL_SHARE = 1.25;

/** Size of a corner ornament, as a fraction of the inner area's shorter side. */
const CORNER_SHARE = 0.2;

/** View box for a panorama: the quay and everything above it, without the empty sky. */
const PANORAMA_VIEW = '0 18 600 432';

/** Options for a border around an empty middle. */
export type FrameOptions = {
  /** Seed for everything that the other options do not specify. */
  id: string;
  palette?: PaletteName;
  width?: number;
  height?: number;
  /** Thickness of the border. Repeats fit exactly if width and height are multiples of it. */
  thickness?: number;
  sides?: Sides;
  border?: BorderName;
  /** Covers a box with another aspect ratio, aligned to its lower edge. */
  isCropped?: boolean;
};

export type PictureOptions = FrameOptions &
  SceneOptions & {
    /** Name of a motif; unknown names fall back to the rosette. */
    motif?: string;
    /** A scene instead of a motif. Without either, the middle is left empty for HTML. */
    scene?: SceneName;
    /** Side of the motif, as a fraction of the inner area's shorter side. */
    motifScale?: number;
    hasCorners?: boolean;
    /** Leaves room for a white label with a proverb (jina) in HTML, above the lower border. */
    hasProverbLabel?: boolean;
  };

function placeScene(drawing: string, field: Box, isWide: boolean): string {
  const [width, height] = [round(field.width), round(field.height)];
  const view = isWide ? PANORAMA_VIEW : `0 0 ${SCENE_SIZE.width} ${SCENE_SIZE.height}`;
  const fit = isWide ? 'meet' : 'slice';
  const inner = `<svg width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMid ${fit}" overflow="visible">${drawing}</svg>`;
  return `<svg x="${round(field.x)}" y="${round(field.y)}" width="${width}" height="${height}">${inner}</svg>`;
}

/** Draws a motif centred in a box, sized as a fraction of the box's shorter side. */
function placeMotif(drawing: string, field: Box, share: number): string {
  const size = Math.min(field.width, field.height) * share;
  const left = round(field.x + (field.width - size) / 2);
  const top = round(field.y + (field.height - size) / 2);
  return group(`translate(${left} ${top}) scale(${round(size / MOTIF_SIZE)})`, drawing);
}

/** Draws the middle of a picture (Swahili: mji). */
function middle(options: PictureOptions, palette: Palette, ids: Ids, random: Random, field: Box): string {
  const { scene, motif, motifScale = 0.82, wide = false } = options;
  if (scene) return placeScene(drawScene(scene, palette, ids, options), field, wide);
  return motif ? placeMotif(drawMotif(motifNamed(motif), palette, random), field, motifScale) : '';
}

/**
 * Draws a picture in the style of a kanga, the printed cotton of the coast: background, corner ornaments, motif or scene,
 * label and border.
 */
export function drawPicture(options: PictureOptions): string {
  const { id, motif, scene, palette: paletteName = 'tanzanite', width = 600, height = 400 } = options;
  const { thickness = 40, sides = 'tblr', border = borderFor(id) } = options;
  const { hasCorners = !scene, hasProverbLabel = false, isCropped = false } = options;
  const palette = PALETTES[paletteName];
  const random = randomFrom(id);
  const ids = idsFor(`picture:${id}:${motif ?? scene ?? ''}:${paletteName}:${width}x${height}`);
  const ground = scene ? 'spots' : choose(random, GROUND_NAMES);
  const corner = choose(random, CORNERS);
  const frame: Frame = { width, height, thickness, sides };
  const labelHeight = hasProverbLabel ? thickness * LABEL_SHARE : 0;
  const field = innerField(frame, labelHeight);
  const reach = Math.min(field.width, field.height) * CORNER_SHARE;
  const fills = bandFills(palette, ids, border, frame);
  const layers = [
    `<defs>${fills.patterns}${groundPattern(ids('ground'), ground, palette, thickness)}</defs>`,
    bar(0, 0, width, height, palette.ground),
    bar(field.x, field.y, field.width, field.height, ref(ids('ground'))),
    hasCorners ? inEveryCorner(field, corner(palette, reach)) : '',
    middle(options, palette, ids, random, field),
    hasProverbLabel ? bar(field.x, field.y + field.height, field.width, labelHeight, PAPER) : '',
    borderBands(palette, fills, frame),
  ];
  return svg(width, height, layers.join(''), isCropped && 'xMidYMax');
}

/** Draws a border with an empty middle, to overlay a photo. */
export function drawFrame(options: FrameOptions): string {
  const { id, palette: paletteName = 'tanzanite', width = 600, height = 400 } = options;
  const { thickness = 40, sides = 'tblr', border = borderFor(id), isCropped = false } = options;
  const palette = PALETTES[paletteName];
  const ids = idsFor(`frame:${id}:${paletteName}:${width}x${height}`);
  const frame: Frame = { width, height, thickness, sides };
  const fills = bandFills(palette, ids, border, frame);
  return svg(
    width,
    height,
    `<defs>${fills.patterns}</defs>${borderBands(palette, fills, frame)}`,
    isCropped && 'xMidYMax',
  );
}
