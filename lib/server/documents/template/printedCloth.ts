import type { BorderName } from '../../../site/pictureStyle.ts';
import { drawBorder, REPEAT } from '../../pictures/cloth/borders.ts';
import { inEveryCorner } from '../../pictures/cloth/frame.ts';
import { CORNERS } from '../../pictures/cloth/grounds.ts';
import { drawMotif, MOTIF_SIZE } from '../../pictures/drawings/motifs.ts';
import { PALETTES, type Palette } from '../../pictures/palettes.ts';
import type { SubjectStyle } from '../../pictures/subjectStyles.ts';
import { choose, pick, randomFrom } from '../../pictures/svg/random.ts';
import { bar, group, picture, round, times } from '../../pictures/svg/shapes.ts';

/**
 * The site's cloths for print. A browser prints an SVG pattern as a bitmap, so these repeat their borders shape by
 * shape and stay sharp at any size.
 */

/** Borders whose repeats meet at a corner without a square. */
const BAND_NAMES = ['teeth', 'diamonds', 'waves', 'pearls'] as const satisfies readonly BorderName[];

/** Side of a cloth, in repeats of its border. */
const CLOTH_REPEATS = 9;

/** Repeats along the edge of a page: 210 mm at 6 mm a repeat. */
const STRIP_REPEATS = 35;

/** Side of the motif as a share of the field inside the border. */
const MOTIF_SHARE = 0.8;

const borderOf = (seed: string): BorderName => pick(seed, 'paper', BAND_NAMES);

/** Draws a row of repeats on the palette's dark, from 0, 0 to the right. */
function band(palette: Palette, border: BorderName, count: number): string {
  const repeats = times(count, (index) => group(`translate(${index * REPEAT} 0)`, drawBorder(border, palette)));
  const length = count * REPEAT;
  // Clips discs on the edge of a repeat, which reach out of the row.
  const clip = `<svg width="${length}" height="${REPEAT}" viewBox="0 0 ${length} ${REPEAT}" overflow="hidden">`;
  return `${clip}${bar(0, 0, length, REPEAT, palette.dark)}${repeats}</svg>`;
}

/** Draws the band across a whole page, teeth up. */
export function paperStrip(seed: string): string {
  const drawing = band(PALETTES.night, borderOf(seed), STRIP_REPEATS);
  return picture(STRIP_REPEATS * REPEAT, REPEAT, drawing, { className: 'strip' });
}

/** Draws a square cloth with a motif, bordered on three sides, to stand on the strip. */
export function paperCloth(seed: string, look: SubjectStyle): string {
  const palette = PALETTES[look.palette];
  const border = borderOf(seed);
  const random = randomFrom(seed);
  const size = CLOTH_REPEATS * REPEAT;
  const field = { x: REPEAT, y: REPEAT, width: size - 2 * REPEAT, height: size - REPEAT };
  const reach = field.width * 0.2;
  const motifSize = field.width * MOTIF_SHARE;
  const left = round(field.x + (field.width - motifSize) / 2);
  const top = round(field.y + (field.height - motifSize) / 2);
  const side = band(palette, border, CLOTH_REPEATS - 1);
  const layers = [
    bar(0, 0, size, size, palette.ground),
    inEveryCorner(field, choose(random, CORNERS)(palette, reach)),
    group(`translate(${left} ${top}) scale(${round(motifSize / MOTIF_SIZE)})`, drawMotif(look.motif, palette, random)),
    group(`matrix(0 1 -1 0 ${REPEAT} ${REPEAT})`, side),
    group(`matrix(0 1 1 0 ${size - REPEAT} ${REPEAT})`, side),
    group(`matrix(1 0 0 -1 0 ${REPEAT})`, band(palette, border, CLOTH_REPEATS)),
  ];
  return picture(size, size, layers.join(''), { className: 'cloth' });
}
