import type { BorderName, MotifName, PaletteName } from '../../../site/pictureStyle.ts';
import { drawMotif, MOTIF_SIZE } from '../drawings/drawing.ts';
import { PALETTES, type Palette } from '../palettes.ts';
import { type Box, bandFills, borderBands, borderFor, borderPattern, type Frame, innerField } from './border.ts';
import { GROUND_NAMES, groundPattern } from './ground.ts';
import { type Ids, idsFor, pick, randomFrom } from './random.ts';
import { bar, disc, group, hoop, ref, round, svg, triangle } from './shapes.ts';

/** Size of the background repeat behind a person, in picture units. */
const GROUND_THICKNESS = 44;

/** Size of the repeat on the clothes, as a fraction of the width. */
const BUST_REPEAT = 0.105;

/** Disc for the initials: centre as a fraction of the height, radius as a fraction of the width. */
const INITIALS_CENTRE = 0.4;
const INITIALS_RADIUS = 0.17;

/** Side of the figure behind the head, as a fraction of the width. */
const FIGURE_SHARE = 0.92;

export type PersonOptions = {
  /** Seed for the background and the pattern of the clothes. */
  id: string;
  palette: PaletteName;
  width?: number;
  height?: number;
  border?: BorderName;
  /** Figure behind the head; defaults to rings. */
  motif?: MotifName;
  /** Border around the portrait. */
  frame?: { border: BorderName; thickness: number };
};

const halo = ({ tone, ground }: Palette, x: number, y: number, width: number) =>
  disc(x, y, width * 0.47, tone) + disc(x, y, width * 0.4, ground) + disc(x, y, width * 0.34, tone);

function figure(palette: Palette, { id, motif }: PersonOptions, x: number, y: number, width: number): string {
  if (!motif) return halo(palette, x, y, width);
  const side = width * FIGURE_SHARE;
  const move = `translate(${round(x - side / 2)} ${round(y - side / 2)}) scale(${round(side / MOTIF_SIZE)})`;
  return group(move, drawMotif(motif, palette, randomFrom(id)));
}

/** Draws shoulders with an open collar; `neck` is their top. */
function bust({ dark, light }: Palette, ids: Ids, { width, height }: Box, neck: number): string {
  const x = width / 2;
  const across = width * 0.42;
  const up = round(across * 0.78);
  const outline = `M${round(x - across)} ${height}V${round(neck + up)}a${round(across)} ${up} 0 0 1 ${round(across * 2)} 0V${height}z`;
  const collar =
    triangle(x - width * 0.13, neck - 8, x, neck + height * 0.2, x + width * 0.13, neck - 8, light) +
    triangle(x - width * 0.08, neck - 8, x, neck + height * 0.115, x + width * 0.08, neck - 8, dark);
  const clothes = bar(0, neck - 4, width, height, ref(ids('clothes')));
  const clip = `<clipPath id="${ids('bust')}"><path d="${outline}"/></clipPath>`;
  return `${clip}<g clip-path="${ref(ids('bust'))}">${clothes}${collar}</g>`;
}

function bustInField(palette: Palette, ids: Ids, field: Box, options: PersonOptions): string {
  const { width, height } = field;
  const [x, y, radius] = [width / 2, height * INITIALS_CENTRE, width * INITIALS_RADIUS];
  return [
    figure(palette, options, x, y, width),
    bust(palette, ids, field, y + radius * 1.22),
    disc(x, y, radius, palette.dark),
    hoop(x, y, round(radius * 0.86), 2.5, palette.accent),
  ].join('');
}

/**
 * Draws a person without a photo: clothed shoulders, and a plain disc for initials in HTML. It implies no face, skin colour,
 * hair or sex.
 */
export function person(options: PersonOptions): string {
  const { id, palette: paletteName, width = 320, height = 360, border = borderFor(id) } = options;
  const palette = PALETTES[paletteName];
  const ids = idsFor(`person:${id}:${paletteName}:${width}x${height}`);
  const thickness = options.frame?.thickness ?? 0;
  const frame: Frame = { width, height, thickness, sides: options.frame ? 'tblr' : '' };
  const field = innerField(frame);
  const fills = bandFills(palette, ids, options.frame?.border ?? border, frame);
  const defs = [
    fills.patterns,
    borderPattern(ids('clothes'), border, palette, field.width * BUST_REPEAT),
    groundPattern(ids('ground'), pick(id, 'ground', GROUND_NAMES), palette, GROUND_THICKNESS),
  ];
  const portrait = `<svg x="${field.x}" y="${field.y}" width="${field.width}" height="${field.height}">${bustInField(palette, ids, field, options)}</svg>`;
  const layers = [
    `<defs>${defs.join('')}</defs>`,
    bar(0, 0, width, height, palette.ground),
    bar(0, 0, width, height, ref(ids('ground'))),
    portrait,
    borderBands(palette, fills, frame),
  ];
  return svg(width, height, layers.join(''));
}
