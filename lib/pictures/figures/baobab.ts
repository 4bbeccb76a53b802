import { isPalette, type Palette } from '../palettes.ts';
import { bar, dome, hoop, line, shape, times } from '../shapes.ts';

const TRUNK =
  'M74 184C90 150 86 116 40 78H56C80 98 90 92 72 48H82C92 72 96 80 100 66 104 80 108 72 118 48H128C110 92 120 98 144 78H160C114 116 110 150 126 184z';

/** Company formation: a baobab in a ring. */
export function baobab(palette: Palette): string {
  const wood = isPalette(palette, 'manjano') ? palette.dark : palette.accent;
  const crown = (x: number, y: number, radius: number, fill: string) =>
    dome(x, y, radius, fill) + dome(x, y, radius * 0.62, palette.ground) + dome(x, y, radius * 0.3, fill);
  const crowns =
    crown(46, 78, 30, palette.second) +
    crown(154, 78, 30, palette.second) +
    crown(72, 48, 32, palette.light) +
    crown(128, 48, 32, palette.light) +
    crown(100, 66, 30, palette.pale);
  const bark = times(3, (i) => line(`M${92 + i * 8} ${124 + (i % 2) * 8}v34`, palette.ground, 2.5));
  return hoop(100, 84, 82, 3, wood) + crowns + shape(TRUNK, wood) + bark + bar(24, 184, 152, 6, palette.light);
}
