import { isPalette, type Palette } from '../palettes.ts';
import { disc, group, leaf, round, shape, times, turn } from '../shapes.ts';

/** Centre of the orange; it lies off the middle to leave room for the lifted segments. */
const [X, Y] = [92, 108];
const SEGMENTS = 10;
/** Three segments in ten: the 30 % share. */
const LIFTED = 3;

/** Sector from the end of the lifted share round to the top. */
function remainder(radius: number): string {
  const angle = (2 * Math.PI * LIFTED) / SEGMENTS;
  const start = `${round(X + radius * Math.sin(angle))} ${round(Y - radius * Math.cos(angle))}`;
  return `M${X} ${Y}L${start}A${radius} ${radius} 0 1 1 ${X} ${Y - radius}z`;
}

/** Taxation: an orange cut across, ten segments, three of them lifted out. */
export function slice(palette: Palette): string {
  const segment = (fill: string) =>
    shape('M100 96L84 50A50 50 0 0 1 116 50z', fill) + leaf(100, 74, 15, 5, palette.ground);
  const lifted = group(
    'translate(0 -26)',
    shape('M100 104L78 42A66 66 0 0 1 122 42z', palette.accent) +
      shape('M100 98L82 46A58 58 0 0 1 118 46z', palette.light) +
      segment(isPalette(palette, 'nyekundu') ? palette.dark : palette.second),
  );
  const resting = segment(palette.accent);
  const rind =
    shape(remainder(80), palette.accent) + shape(remainder(71), palette.dark) + shape(remainder(67), palette.light);
  const ring = times(SEGMENTS, (i) => turn(18 + i * 36, i < LIFTED ? lifted : resting, X, Y));
  return rind + ring + disc(X, Y, 7, palette.light);
}
