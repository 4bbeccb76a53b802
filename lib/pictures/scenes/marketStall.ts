import { BORDERS, REPEAT } from '../borders.ts';
import type { Ids } from '../ids.ts';
import type { Palette } from '../palettes.ts';
import { bar, bowl, disc, dome, each, line, pattern, ref, shape, times } from '../shapes.ts';
import { halfRays } from './rays.ts';
import { balance, basket, foldedCloths, monthSheet, oranges, receipt } from './stallWares.ts';

/** Middles of the roof's funnels; the sun rises between the second and the third. */
const FUNNELS = [72, 186, 414, 528];

/** Kariakoo's market roof: upturned concrete funnels, 120 wide on a stem of 16. */
function funnel({ dark, light, pale }: Palette, x: number): string {
  const outline = `M${x - 60} 44H${x + 60}Q${x + 16} 58 ${x + 8} 124H${x - 8}Q${x - 16} 58 ${x - 60} 44z`;
  const rib = (r: number) =>
    line(`M${x - r} 46Q${x - r / 4} 62 ${x - 3} 118M${x + r} 46Q${x + r / 4} 62 ${x + 3} 118`, pale, 2);
  return shape(outline, light) + rib(24) + rib(44) + bar(x - 60, 38, 120, 7, dark);
}

const STRIPES = 14;
const STRIPE_WIDTH = 40;

/** Fourteen stripes of 40, each ending in a bowl; the amber ones lie over one white sheet. */
function awning({ accent, dark, ground, light }: Palette): string {
  const left = (i: number) => 20 + i * STRIPE_WIDTH;
  const stripe = (i: number) => (i % 2 ? '' : bar(left(i), 124, STRIPE_WIDTH, 51, accent));
  const scallop = (i: number) =>
    bowl(left(i) + 20, 174, 20, i % 2 ? light : accent) + bowl(left(i) + 20, 174, 9, i % 2 ? ground : dark);
  const sheet = bar(14, 114, 572, 12, dark) + bar(20, 124, 560, 51, light);
  return sheet + times(STRIPES, stripe) + times(STRIPES, scallop);
}

function sunrise({ accent, ground }: Palette): string {
  return (
    halfRays({ count: 15, x: 300, y: 114, inner: 62, outer: 92, halfWidth: 6 }, accent) +
    dome(300, 114, 54, accent) +
    dome(300, 114, 40, ground) +
    dome(300, 114, 32, accent)
  );
}

function surfaces(palette: Palette, ids: Ids): string {
  const { accent, dark, ground, second } = palette;
  const print = BORDERS.almasi({ ...palette, dark: second, second: ground });
  const weave = bar(0, 0, 16, 12, dark) + bar(1, 1, 6, 4, accent) + bar(9, 7, 6, 4, accent);
  return (
    pattern(ids('print'), REPEAT, REPEAT, bar(0, 0, REPEAT, REPEAT, second) + print, 'translate(20 374)') +
    pattern(ids('weave'), 16, 12, weave) +
    pattern(ids('wall'), 24, 24, disc(6, 6, 2, ground) + disc(18, 18, 2, ground))
  );
}

/** A stall in Kariakoo with the month's due dates on its wall. */
export function marketStall(palette: Palette, ids: Ids): string {
  const { accent, dark, ground, light } = palette;
  const stall =
    bar(34, 170, 532, 200, dark) +
    bar(34, 170, 532, 200, ref(ids('wall'))) +
    bar(34, 170, 12, 190, light) +
    bar(554, 170, 12, 190, light);
  const street = bar(0, 470, 600, 30, dark) + times(30, (i) => disc(10 + i * 20, 485, 3, ground));
  const counter = bar(20, 374, 560, 80, ref(ids('print'))) + bar(14, 360, 572, 14, accent) + bar(20, 454, 560, 6, dark);
  return [
    `<defs>${surfaces(palette, ids)}</defs>`,
    sunrise(palette),
    each(FUNNELS, (x) => funnel(palette, x)),
    stall,
    street,
    foldedCloths(palette),
    balance(palette),
    monthSheet(palette),
    oranges(palette),
    counter,
    awning(palette),
    receipt(palette),
    basket(palette, ids, 112),
    basket(palette, ids, 488),
  ].join('');
}
