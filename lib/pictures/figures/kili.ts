import { isPalette, type Palette } from '../palettes.ts';
import { bar, disc, hoop, shape } from '../shapes.ts';

/** Tourism: Kilimanjaro with its snow, the sun behind, three bands of plain below. */
export function kili(palette: Palette): string {
  const rock = isPalette(palette, 'usiku') ? palette.pale : palette.dark;
  const sun = disc(142, 62, 34, palette.accent) + hoop(142, 62, 44, 3, palette.accent);
  const mountain = shape('M4 170L76 66H124L196 170z', rock);
  const snow = shape('M76 66H124L140 90 122 84 110 100 98 84 84 98 60 90z', palette.light);
  const plain =
    bar(4, 176, 192, 4, palette.second) + bar(14, 184, 172, 4, palette.accent) + bar(24, 192, 152, 4, palette.light);
  return sun + mountain + snow + plain;
}
