import { type BorderName, borderFor, borderPattern } from './borders.ts';
import { FIGURE_SIZE, FIGURES, type FigureName, figureNamed } from './figures.ts';
import { type Box, borderBands, type Frame, inEveryCorner, innerField, type Sides } from './frame.ts';
import { CORNERS, GROUND_NAMES, type GroundName, groundPattern } from './grounds.ts';
import { type Ids, idsFor } from './ids.ts';
import { PALETTES, PAPER, type Palette, type PaletteName } from './palettes.ts';
import { choose, type Random, randomFrom } from './random.ts';
import { SCENE_HEIGHT, SCENE_WIDTH, SCENES, type SceneName, type SceneOptions } from './scenes.ts';
import { bar, group, type PictureOptions, picture, ref, round } from './shapes.ts';
import { textIn } from './words.ts';

/** Height of the plate for the saying, in border thicknesses. */
const PLATE_SHARE = 1.25;

/** How far a corner figure reaches into the field, as a share of its shorter edge. */
const CORNER_SHARE = 0.2;

/** Part of a scene that a panorama shows: the quay and what stands on it, without the empty sky. */
const PANORAMA_VIEW = '0 18 600 432';

export type ClothOptions = PictureOptions &
  SceneOptions & {
    /** The seed: border, ground, corners and the figure's own choices follow from it. */
    id: string;
    /** Name of a figure; the rosette stands in for a name that no figure has. */
    figure?: string;
    /** Fills the cloth instead of a figure; where both are absent, something else goes on top. */
    scene?: SceneName;
    palette?: PaletteName;
    width?: number;
    height?: number;
    /** Thickness of the border; the repeats close where width and height are multiples of it. */
    thickness?: number;
    sides?: Sides;
    border?: BorderName;
    /** Side of the figure as a share of the field's shorter edge. */
    figureScale?: number;
    hasCorners?: boolean;
    /** Leaves a white plate above the lower border, for a saying set in HTML. */
    hasPlate?: boolean;
    /** Sets the saying inside the picture instead: inline only, with the page's class `kanga-words`. */
    words?: string;
    /** Set it when the same cloth is inlined twice on a page. */
    scope?: string;
  };

/** A scene in its own frame, cropped from the middle. */
function sceneIn(
  scene: SceneName,
  palette: Palette,
  ids: Ids,
  seed: string,
  field: Box,
  options: SceneOptions,
): string {
  const [width, height] = [round(field.width), round(field.height)];
  const view = options.wide ? PANORAMA_VIEW : `0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`;
  const fit = options.wide ? 'meet' : 'slice';
  const drawing = SCENES[scene](palette, ids, randomFrom(seed), options);
  const inner = `<svg width="${width}" height="${height}" viewBox="${view}" preserveAspectRatio="xMidYMid ${fit}" overflow="visible">${drawing}</svg>`;
  return `<svg x="${round(field.x)}" y="${round(field.y)}" width="${width}" height="${height}">${inner}</svg>`;
}

/** A figure centred in the field, its side a share of the shorter edge. */
function figureIn(figure: FigureName, palette: Palette, random: Random, field: Box, share: number): string {
  const size = Math.min(field.width, field.height) * share;
  const left = round(field.x + (field.width - size) / 2);
  const top = round(field.y + (field.height - size) / 2);
  return group(`translate(${left} ${top}) scale(${round(size / FIGURE_SIZE)})`, FIGURES[figure](palette, random));
}

/** The white plate below the field, with the saying where it is set inside the picture. */
function plateBelow({ x, y, width, height }: Box, plateHeight: number, thickness: number, ink: string, words: string) {
  if (plateHeight === 0) return '';
  const top = y + height;
  const saying = words ? textIn(x + width / 2, top + thickness * 0.8, thickness * 0.5, ink, 'kanga-words', words) : '';
  return bar(x, top, width, plateHeight, PAPER) + saying;
}

/** The patterns that a cloth refers to; only those of the sides that it has. */
function clothPatterns(palette: Palette, ids: Ids, border: BorderName, ground: GroundName, frame: Frame): string {
  const { sides, thickness } = frame;
  const across = sides ? borderPattern(ids('across'), border, palette, thickness) : '';
  const down = /[lr]/.test(sides) ? borderPattern(ids('down'), border, palette, thickness, 'rotate(90) ') : '';
  return `<defs>${across}${down}${groundPattern(ids('ground'), ground, palette, thickness)}</defs>`;
}

/** A whole cloth: ground, corner figures, figure or scene, plate and border. */
export function cloth(options: ClothOptions): string {
  const { id, figure, scene, palette: paletteName = 'tanzanite', width = 600, height = 400 } = options;
  const { thickness = 40, sides = 'tblr', border = borderFor(id), figureScale = 0.82, words = '' } = options;
  const { hasCorners = !scene, hasPlate = words !== '', scope = '', wide = false, rays = true } = options;
  const palette = PALETTES[paletteName];
  const random = randomFrom(id);
  const ids = idsFor(`cloth:${id}:${figure ?? scene ?? ''}:${paletteName}:${width}x${height}`, scope);
  const ground = scene ? 'kanga' : choose(random, GROUND_NAMES);
  const corner = choose(random, CORNERS);
  const frame: Frame = { width, height, thickness, sides };
  const plateHeight = hasPlate ? thickness * PLATE_SHARE : 0;
  const field = innerField(frame, plateHeight);
  const reach = Math.min(field.width, field.height) * CORNER_SHARE;
  const layers = [
    clothPatterns(palette, ids, border, ground, frame),
    bar(0, 0, width, height, palette.ground),
    bar(field.x, field.y, field.width, field.height, ref(ids('ground'))),
    hasCorners ? inEveryCorner(field, corner(palette, reach)) : '',
    scene ? sceneIn(scene, palette, ids, id, field, { wide, rays }) : '',
    figure && !scene ? figureIn(figureNamed(figure), palette, random, field, figureScale) : '',
    plateBelow(field, plateHeight, thickness, palette.dark, words),
    borderBands(palette, ids, frame),
  ];
  return picture(width, height, layers.join(''), options);
}

/** The border of a cloth alone, its middle clear: it lies over a photo that stands in for the figure. */
export function clothFrame(options: ClothOptions): string {
  const { id, palette: paletteName = 'tanzanite', width = 600, height = 400 } = options;
  const { thickness = 40, sides = 'tblr', border = borderFor(id), scope = '' } = options;
  const palette = PALETTES[paletteName];
  const ids = idsFor(`frame:${id}:${paletteName}:${width}x${height}`, scope);
  const across = borderPattern(ids('across'), border, palette, thickness);
  const down = /[lr]/.test(sides) ? borderPattern(ids('down'), border, palette, thickness, 'rotate(90) ') : '';
  const bands = borderBands(palette, ids, { width, height, thickness, sides });
  return picture(width, height, `<defs>${across}${down}</defs>${bands}`, options);
}
