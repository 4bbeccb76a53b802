import type { Palette } from '../palettes.ts';
import { around, bar, dome, line, shape, times } from '../shapes.ts';

/** Training: an open book before a rising sun. */
export function book(palette: Palette): string {
  const rays = around(13, (i) => (i < 4 || i > 9 ? bar(98, 4, 4, 34, palette.accent) : ''));
  const sun = dome(100, 112, 56, palette.accent) + line('M56 112a44 44 0 0 1 88 0', palette.ground, 3);
  const pages =
    shape('M100 124C70 100 40 100 14 108V176C40 168 70 168 100 190z', palette.light) +
    shape('M100 124C130 100 160 100 186 108V176C160 168 130 168 100 190z', palette.pale);
  const rules = times(
    4,
    (i) =>
      line(`M28 ${122 + i * 12}c22-5 42-3 60 8`, palette.ground, 3) +
      line(`M172 ${122 + i * 12}c-22-5-42-3-60 8`, palette.ground, 3),
  );
  return rays + sun + pages + rules;
}
