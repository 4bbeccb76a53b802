import type { MotifName } from '../../../site/pictureStyle.ts';
import type { Palette } from '../palettes.ts';
import { choose, cycle, type NonEmpty, type Random } from '../svg/random.ts';
import { around, bar, disc, leaf, line, oval, times, turn } from '../svg/shapes.ts';

/** Draws six beads on a rod; the first `counted` are pushed to the left, the others follow after a gap. */
const rod = (y: number, counted: number, beadColour: string, rodColour: string): string =>
  bar(20, y - 1.5, 160, 3, rodColour) + times(6, (i) => oval((i < counted ? 40 : 86) + i * 16, y, 7, 11, beadColour));

function abacusRods({ accent, light, pale, second }: Palette, random: Random): string {
  const colours: NonEmpty<string> = [light, second, accent, pale];
  return times(5, (i) => rod(48 + i * 26, 1 + Math.floor(random() * 4), cycle(colours, i), light));
}

/** Draws rows of a ledger seen through a round glass: texts up to the line in its middle, amounts along its edge. */
function lensRows({ ground, second, pale }: Palette, random: Random): string {
  const [centre, radius, gap] = [92, 56, 7];
  const rows = times(7, (i) => {
    const y = centre - 45.5 + i * 14;
    const chord = Math.sqrt(radius ** 2 - Math.max(Math.abs(y - centre), Math.abs(y + 7 - centre)) ** 2);
    const longest = chord - 2 * gap;
    const text = longest * (0.65 + random() * 0.35);
    const amount = longest * (0.5 + random() * 0.4);
    return (
      bar(centre - gap - text, y, text, 7, ground) +
      bar(centre + chord - gap - amount, y, amount, 7, i === 3 ? second : ground)
    );
  });
  return rows + line(`M${centre} ${centre - radius + gap}V${centre + radius - gap}`, pale, 2);
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
