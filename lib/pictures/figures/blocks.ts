import type { Palette } from '../palettes.ts';
import { bar, diamond, disc, dome, leaf, shape, times, turn } from '../shapes.ts';

/** One leaf of the door, four rows of three brass studs. */
function wing(palette: Palette, left: number): string {
  const stud = (x: number, y: number) => disc(x, y, 4.2, palette.ground) + disc(x, y, 1.8, palette.accent);
  const studs = times(4, (row) => times(3, (column) => stud(left + 9.5 + column * 14, 104 + row * 24)));
  return bar(left, 92, 47, 96, palette.light) + studs;
}

/** The carved chain: up both posts and over the arch. */
function chain({ second }: Palette): string {
  const posts = times(6, (i) => diamond(37, 92 + i * 17, 5, second) + diamond(163, 92 + i * 17, 5, second));
  return posts + times(9, (i) => turn(-80 + i * 20, diamond(100, 13, 5, second), 100, 76));
}

/** Real estate: a carved Swahili door with chain frame, fan light and two studded leaves. */
export function blocks(palette: Palette): string {
  const frame =
    shape('M30 188V76a70 70 0 0 1 140 0V188z', palette.accent) +
    shape('M44 188V78a56 56 0 0 1 112 0V188z', palette.dark);
  const fan =
    times(7, (i) => turn(-72 + i * 24, leaf(100, 76, 50, 13, i % 2 ? palette.accent : palette.light), 100, 78)) +
    dome(100, 80, 12, palette.second);
  const doors = wing(palette, 48) + wing(palette, 105) + bar(96, 88, 8, 100, palette.accent);
  const sill = bar(12, 186, 176, 8, palette.light);
  return frame + chain(palette) + fan + bar(44, 80, 112, 8, palette.accent) + doors + sill;
}
