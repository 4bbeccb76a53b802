import { BORDERS, REPEAT } from '../borders.ts';
import type { Ids } from '../ids.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import {
  bar,
  diamond,
  disc,
  each,
  leaf,
  line,
  mirrored,
  pattern,
  ref,
  shape,
  times,
  triangle,
  turn,
} from '../shapes.ts';
import { skyRays } from './rays.ts';

/** Middle of the hall, about which it is symmetrical. */
const MIDDLE = 300;

const COLUMN_CENTRES = [88, 172.8, 257.6, 342.4, 427.2, 512];

/** A column of figures: amounts set right, every fifth row a subtotal under a rule. */
function figureColumn({ accent, dark, ground, light, pale }: Palette, random: Random, x: number): string {
  const rows = times(15, (i) => {
    const y = 206 + i * 12;
    const amount = 16 + random() * 20;
    return i % 5 === 4
      ? bar(x - 22, y - 3, 44, 2, accent) + bar(x - 10, y + 1, 32, 5, dark)
      : bar(x - 22, y, 6, 5, pale) + bar(x + 22 - amount, y, amount, 5, ground);
  });
  const cap = bar(x - 36, 176, 72, 10, accent) + bar(x - 31, 186, 62, 6, light);
  const base = bar(x - 31, 388, 62, 6, light) + bar(x - 36, 394, 72, 10, accent);
  return bar(x - 27, 192, 54, 196, light) + rows + cap + base;
}

/** Pediment with its apex at 300,30; the balance diamond between leaves, a frieze of diamonds below. */
function pediment({ accent, dark, light, second }: Palette, ids: Ids): string {
  const field = triangle(MIDDLE, 30, 576, 130, 24, 130, accent) + triangle(MIDDLE, 48, 520, 122, 80, 122, dark);
  const spray = times(3, (i) => {
    const [x, y] = [336 + i * 46, 110 + i * 3];
    return turn(74, leaf(x, y, 44 - i * 7, 15 - i * 3, i % 2 ? second : light), x, y);
  });
  const heart = diamond(MIDDLE, 92, 26, light) + diamond(MIDDLE, 92, 18, second) + diamond(MIDDLE, 92, 9, light);
  const frieze = bar(36, 130, 528, 8, light) + bar(44, 138, 512, 30, ref(ids('frieze'))) + bar(36, 168, 528, 8, light);
  return field + mirrored(MIDDLE, spray) + heart + frieze + diamond(MIDDLE, 24, 9, light);
}

/** The open ledger under the hall: two pages, ruled, in a dark cover, with a ribbon. */
function openLedger({ accent, dark, light, pale, second }: Palette): string {
  const cover = shape('M-20 432C110 416 230 424 300 450C370 424 490 416 620 432V520H-20z', dark);
  const page = shape('M300 446C236 416 116 412 20 424V478C116 466 236 470 300 498z', light);
  const rule = (down: number) => `M44 ${438 + down}C120 ${430 + down} 210 ${434 + down} 276 ${454 + down}`;
  const rules = times(3, (i) => line(rule(i * 13), i === 2 ? accent : pale, 3));
  const ribbon = shape('M330 440V500L342 488 354 500V434z', second);
  return cover + mirrored(MIDDLE, page + rules) + line('M300 448V498', dark, 3) + ribbon;
}

/** Centre and radius of the glass. */
const GLASS = { x: 404, y: 288, radius: 84 };

/** Lengths of debit and credit in the glass, row by row. */
const ENTRIES = [
  [40, 28],
  [34, 50],
  [56, 36],
  [46, 62],
  [58, 44],
  [44, 52],
  [30, 34],
] as const;

/** The row of which debit and credit do not agree. */
const ODD_ROW = 4;

/** Debit and credit rows in the glass, twice the size, each cut to the chord of its height. */
function magnifiedRows({ ground, second }: Palette): string {
  const { x, y, radius } = GLASS;
  return each(ENTRIES, ([debit, credit], i) => {
    const top = y - 67 + i * 20.5;
    const offset = Math.max(Math.abs(top - y), Math.abs(top + 11 - y));
    const reach = Math.sqrt(radius * radius - offset ** 2) - 6;
    const left = Math.min(reach - 8, debit);
    const right = Math.min(reach - 10, credit);
    const creditColour = i === ODD_ROW ? second : ground;
    return bar(x - 8 - left, top, left, 11, ground) + bar(x + reach - right, top, right, 11, creditColour);
  });
}

function glass(palette: Palette): string {
  const { accent, dark, light, pale, second } = palette;
  const { x, y, radius } = GLASS;
  const handle =
    bar(x - 9, y + 88, 18, 30, accent) +
    bar(x - 15, y + 112, 30, 92, second) +
    bar(x - 15, y + 124, 30, 5, light) +
    bar(x - 15, y + 190, 30, 14, dark);
  const rim =
    disc(x, y, radius + 22, dark) +
    disc(x, y, radius + 16, accent) +
    disc(x, y, radius + 3, dark) +
    disc(x, y, radius, light);
  const fold = line(`M${x} ${y - 76}V${y + 76}`, pale, 2);
  return turn(-45, handle, x, y) + rim + magnifiedRows(palette) + fold;
}

function surfaces(palette: Palette, ids: Ids): string {
  const { dark, ground } = palette;
  const frieze = bar(0, 0, REPEAT, REPEAT, dark) + BORDERS.almasi(palette);
  return (
    pattern(ids('frieze'), REPEAT, REPEAT, frieze, 'translate(44 138) scale(.75)') +
    pattern(ids('floor'), 24, 24, disc(6, 6, 2, ground) + disc(18, 18, 2, ground))
  );
}

/** A hall whose columns are columns of figures, on an open ledger, one entry under the glass. */
export function ledgerHall(palette: Palette, ids: Ids, random: Random): string {
  const { accent, dark, light, tone } = palette;
  const beams = { count: 17, x: MIDDLE, y: 130, top: -320, halfWidth: 14, from: -88, step: 11 };
  const inside = bar(56, 176, 488, 228, dark) + bar(56, 176, 488, 228, ref(ids('floor')));
  const steps = bar(36, 404, 528, 10, light) + bar(22, 414, 556, 10, accent) + bar(22, 424, 556, 34, dark);
  return [
    `<defs>${surfaces(palette, ids)}</defs>`,
    skyRays(beams, tone),
    inside,
    each(COLUMN_CENTRES, (x) => figureColumn(palette, random, x)),
    pediment(palette, ids),
    steps,
    openLedger(palette),
    glass(palette),
  ].join('');
}
