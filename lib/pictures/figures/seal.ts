import type { Palette } from '../palettes.ts';
import { around, disc, group, hoop, leaf, shape } from '../shapes.ts';

/** Company secretarial: a scalloped seal on two ribbons. */
export function seal(palette: Palette): string {
  const ribbons =
    shape('M60 110L38 198 68 184 86 200 100 130z', palette.second) +
    shape('M140 110L162 198 132 184 114 200 100 130z', palette.second);
  const rim = around(18, () => disc(100, 22, 14, palette.accent)) + disc(100, 100, 76, palette.accent);
  const flower = around(8, (i) => leaf(100, 96, 40, 14, i % 2 ? palette.light : palette.accent));
  return (
    ribbons +
    group(
      'translate(12 -6) scale(.88)',
      rim +
        disc(100, 100, 60, palette.dark) +
        hoop(100, 100, 52, 3, palette.accent) +
        flower +
        disc(100, 100, 9, palette.dark),
    )
  );
}
