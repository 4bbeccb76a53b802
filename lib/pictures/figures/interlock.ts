import { isPalette, type Palette } from '../palettes.ts';
import { bar, bowl, diamond, disc, each, group, leaf, line, shape, times, triangle, turn } from '../shapes.ts';

type FowlColours = { body: string; wing: string; eye: string; legs: string };

/** Guinea fowl facing right: body and wing half discs, tail of three leaves, beak tip at 99,72. */
function fowl({ body, wing, eye, legs }: FowlColours): string {
  const stand = line('M46 152V180M66 150V180M38 181H54M58 181H74', legs, 4);
  const tail = each([-62, -40, -18], (angle, i) => turn(angle, leaf(38, 118, 66, 20, i === 1 ? eye : wing), 38, 118));
  const neck = shape('M60 122C62 96 64 84 70 74L88 80C88 96 88 108 86 122z', body);
  const trunk = bowl(54, 112, 42, body) + bar(12, 111, 84, 2, body);
  const plumage = bowl(48, 114, 26, wing) + bowl(48, 114, 17, body) + bowl(48, 114, 8, eye);
  const crest = each([-26, 0, 26], (angle) => turn(angle, leaf(76, 59, 20, 7, wing), 76, 66));
  const head = disc(78, 72, 15, body) + triangle(90, 64, 99, 72, 88, 80, wing) + disc(81, 69, 3.4, eye);
  return stand + tail + neck + trunk + plumage + crest + head;
}

/** What stands out where: on amber the accents change places and white lines turn dark. */
function coloursOn(palette: Palette) {
  const { accent, dark, light, pale, second } = palette;
  return isPalette(palette, 'manjano')
    ? { left: second, right: accent, deal: pale, lines: dark, plume: accent }
    : { left: accent, right: second, deal: accent, lines: light, plume: light };
}

/** Transactions: two guinea fowl, a motif of old kanga, meet over one diamond: the deal. */
export function interlock(palette: Palette): string {
  const { left, right, deal, lines, plume } = coloursOn(palette);
  const shared = { eye: palette.light, legs: lines };
  const pair =
    group('matrix(.84 0 0 .84 0 30)', fowl({ body: left, wing: right, ...shared })) +
    group('matrix(-.84 0 0 .84 200 30)', fowl({ body: right, wing: left, ...shared }));
  const crest = times(7, (i) => turn(-72 + i * 24, leaf(100, 56, 40, 13, i % 2 ? palette.second : plume), 100, 62));
  const centre = diamond(100, 88, 20, palette.dark) + diamond(100, 88, 14, deal) + diamond(100, 88, 6, palette.light);
  const seeds = times(3, (i) => diamond(100, 122 + i * 18, 5 - i, lines));
  return crest + pair + centre + seeds + bar(4, 182, 192, 6, lines);
}
