import type { Palette } from '../palettes.ts';
import { line, shape } from '../shapes.ts';

const OUTLINE = 'M46 40H154L190 88 100 186 10 88z';

/** Mining: a cut stone in seven facets. */
export function gem({ accent, dark, light, pale, second }: Palette): string {
  const facets =
    shape(OUTLINE, accent) +
    shape('M46 40L70 88H10z', light) +
    shape('M154 40L130 88H190z', second) +
    shape('M46 40H154L130 88H70z', pale) +
    shape('M100 40L130 88H70z', light) +
    shape('M70 88H130L100 186z', second) +
    shape('M10 88H70L100 186z', pale);
  return facets + line(OUTLINE, dark, 4);
}
