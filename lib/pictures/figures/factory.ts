import type { Palette } from '../palettes.ts';
import { bar, disc, shape, times } from '../shapes.ts';

/** Manufacturing: a saw-tooth roof and a smoking stack. */
export function factory(palette: Palette): string {
  const smoke = disc(48, 44, 20, palette.light) + disc(74, 32, 13, palette.light);
  const saw = times(3, (i) =>
    shape(`M${20 + i * 56} 130V84L${76 + i * 56} 130z`, i % 2 ? palette.light : palette.accent),
  );
  return (
    smoke +
    bar(28, 62, 22, 70, palette.second) +
    saw +
    bar(14, 130, 176, 52, palette.accent) +
    times(5, (i) => bar(26 + i * 32, 144, 20, 22, palette.ground)) +
    bar(4, 184, 192, 5, palette.light)
  );
}
