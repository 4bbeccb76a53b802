import type { MotifName } from '../../../site/pictureStyle.ts';
import type { Palette } from '../palettes.ts';
import { choose, cycle, type NonEmpty, type Random } from '../svg/random.ts';
import { around, bar, disc, leaf, oval, times, turn } from '../svg/shapes.ts';

/** Draws six beads on a rod; the first `counted` are pushed to the left, the others follow after a gap. */
const rod = (y: number, counted: number, beadColour: string, rodColour: string): string =>
  bar(20, y - 1.5, 160, 3, rodColour) + times(6, (i) => oval((i < counted ? 40 : 86) + i * 16, y, 7, 11, beadColour));

function abacusRods({ accent, light, pale, second }: Palette, random: Random): string {
  const colours: NonEmpty<string> = [light, second, accent, pale];
  return times(5, (i) => rod(48 + i * 26, 1 + Math.floor(random() * 4), cycle(colours, i), light));
}

/** Draws rows of a page seen through a round glass, each cut to the chord of its height. */
function lensRows({ ground, second }: Palette, random: Random): string {
  const [centre, radius] = [92, 56];
  return times(8, (i) => {
    const y = centre - 48 + i * 14;
    const chord = Math.sqrt(radius ** 2 - Math.max(Math.abs(y - centre), Math.abs(y + 5 - centre)) ** 2);
    const colour = i === 3 ? second : ground;
    const text = Math.min(38 + random() * 30, chord + 22);
    const amount = Math.max(8, Math.min(24, chord - 32));
    return bar(centre - chord, y, text, 5, colour) + bar(centre + 30, y, amount, 5, colour);
  });
}

/** Draws 8, 10 or 12 petals, broad or narrow. */
function rosettePetals({ accent, dark, light, second }: Palette, random: Random): string {
  const count = choose(random, [8, 10, 12]);
  const width = 18 + random() * 10;
  return (
    around(count, (i) => leaf(100, 100, 88, width, i % 2 ? accent : light)) +
    around(count, () => disc(100, 10, 5, second)) +
    around(count * 2, () => turn(90 / count, disc(100, 52, 3.4, dark)))
  );
}

/** Seeded layers, by motif and layer name; the .svg files show a sample of them. */
export const SEEDED_LAYERS: Partial<Record<MotifName, (palette: Palette, random: Random) => Record<string, string>>> = {
  abacus: (palette, random) => ({ rods: abacusRods(palette, random) }),
  lens: (palette, random) => ({ rows: lensRows(palette, random) }),
  rosette: (palette, random) => ({ petals: rosettePetals(palette, random) }),
};
