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

/** The picture in an inner page's hero. It has no lower side, because it is placed on the page's border strip. */
const ART = { width: 420, height: 300, thickness: 30, sides: 'tlr' } as const;

type HeroArtOptions = { id: string; motif: string; palette: PaletteName; border?: BorderName };

/** Draws the picture in the hero of an inner page, to be inlined, 7:5. */
export const heroArt = (options: HeroArtOptions): string => drawPicture({ ...ART, ...options });

/** Draws only its border, to be laid over an editor's photo. */
export const heroArtFrame = (options: HeroArtOptions): string => drawFrame({ ...ART, ...options });

/** Width of that picture divided by its height. */
export const HERO_ART_RATIO = ART.width / ART.height;

/** Height of the label for a proverb, in border thicknesses. */
const LABEL_SHARE = 1.25;

/** Size of a corner ornament, as a share of the field's shorter edge. */
const CORNER_SHARE = 0.2;

/** Part of a scene that a panorama shows: the quay and what is above it, without the empty sky. */
const PANORAMA_VIEW = '0 18 600 432';

/** Options of a border around a clear middle. */
export type FrameOptions = {
  /** The seed of everything that the other options leave open. */
  id: string;
  palette?: PaletteName;
  width?: number;
  height?: number;
  /** Thickness of the border; the repeats fit if width and height are multiples of it. */
  thickness?: number;
  sides?: Sides;
  border?: BorderName;
  /** Fills a box of other proportions from its lower edge. */
  isCropped?: boolean;
};

export type PictureOptions = FrameOptions &
  SceneOptions & {
    /** Name of a motif; an unknown name gives the rosette. */
    motif?: string;
    /** A scene, which replaces the motif. Without both, the middle is free for HTML. */
    scene?: SceneName;
    /** Side of the motif as a share of the field's shorter edge. */
    motifScale?: number;
    hasCorners?: boolean;
    /** Leaves a white label above the lower border, for a proverb (jina) set in HTML. */
    hasProverbLabel?: boolean;
  };

function placeScene(drawing: string, field: Box, isWide: boolean): string {
  const [width, height] = [round(field.width), round(field.height)];
  const view = isWide ? PANORAMA_VIEW : `0 0 ${SCENE_SIZE.width} ${SCENE_SIZE.height}`;
  const fit = isWide ? 'meet' : 'slice';
  const inner = `<svg width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMid ${fit}" overflow="visible">${drawing}</svg>`;
  return `<svg x="${round(field.x)}" y="${round(field.y)}" width="${width}" height="${height}">${inner}</svg>`;
}

/** Draws a motif centred in the field, its side a share of the shorter edge. */
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

/** Draws a picture in the manner of a kanga, the printed cotton of the coast: ground, corner ornaments, motif or scene, label and border. */
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

/** Draws the border of a picture with a clear middle, to be laid over a photo. */
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
