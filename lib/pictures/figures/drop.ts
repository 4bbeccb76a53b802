import type { Palette } from '../palettes.ts';
import { disc, shape } from '../shapes.ts';

/** Oil, gas and water: drops one within another. */
export function drop(palette: Palette): string {
  const outer = shape('M100 8C150 70 166 98 166 124a66 66 0 0 1-132 0C34 98 50 70 100 8z', palette.accent);
  const middle = shape('M100 52C132 92 142 110 142 128a42 42 0 0 1-84 0C58 110 68 92 100 52z', palette.dark);
  return (
    outer +
    middle +
    shape('M100 88C120 112 126 122 126 132a26 26 0 0 1-52 0C74 122 80 112 100 88z', palette.light) +
    disc(100, 134, 10, palette.second)
  );
}
