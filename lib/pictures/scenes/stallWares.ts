import type { Ids } from '../ids.ts';
import type { Palette } from '../palettes.ts';
import {
  around,
  bar,
  bowl,
  diamond,
  disc,
  each,
  group,
  leaf,
  line,
  ref,
  rimmed,
  shape,
  times,
  triangle,
} from '../shapes.ts';

/** Folded kangas on a shelf, the trade Kariakoo is known for. */
export function foldedCloths({ accent, dark, ground, light, pale }: Palette): string {
  const cloths = [
    [ground, accent],
    [accent, ground],
    [light, ground],
    [pale, dark],
  ] as const;
  const folds = each(
    cloths,
    ([cloth, print], i) =>
      bar(64, 262 - i * 15, 112, 13, cloth) + times(7, (j) => diamond(74 + j * 15.3, 268.5 - i * 15, 4, print)),
  );
  return folds + bar(56, 276, 128, 6, light);
}

/** Oranges piled five, four, three, two. */
export function oranges({ accent, ground }: Palette): string {
  const orange = (x: number, y: number) => disc(x, y, 11, accent) + disc(x, y - 4, 2.4, ground);
  return times(4, (row) => times(5 - row, (i) => orange(78 + i * 22 + row * 11, 349 - row * 19)));
}

const COINS = [
  [221, 298],
  [243, 298],
  [232, 280],
] as const;

/** The trader's balance: coins in one pan, produce in the other. */
export function balance({ accent, ground, light, pale }: Palette): string {
  const pan = (x: number) =>
    line(`M${x} 236L${x - 30} 308M${x} 236L${x + 30} 308`, pale, 2) +
    bowl(x, 308, 30, light) +
    bowl(x, 308, 16, ground);
  const coins = each(COINS, ([x, y]) => disc(x, y, 10, accent) + diamond(x, y, 4, ground));
  const produce = each([351, 368, 385], (x, i) => leaf(x, 308, 40, 17, i === 1 ? pale : accent));
  const beam =
    bar(298, 190, 4, 40, light) +
    shape('M218 234L300 222 382 234V242L300 233 218 242z', accent) +
    disc(300, 228, 9, light) +
    disc(300, 228, 4, ground);
  return beam + coins + produce + pan(232) + pan(368);
}

/** Numerals as outlines, so that no font is needed. */
const SEVEN = 'M-4-6H4L-1 7';
const TWENTY = 'M-9-2a3.500 3.500 0 0 1 7 0c0 4-7 5-7 9h7M5-6a3.600 6.500 0 1 0 .01 0z';

/** Where a date stands on the month sheet. */
const placeOf = (date: number): [number, number] => [
  423 + ((date - 1) % 7) * 17,
  252 + Math.floor((date - 1) / 7) * 21,
];

/** A month sheet, seven columns at 17: the 7th (PAYE, withholding) and the 20th (VAT) are suns. */
export function monthSheet({ accent, ground, light, second }: Palette): string {
  const day = (date: number) => {
    const [x, y] = placeOf(date);
    return diamond(x, y, 3, ground);
  };
  const dueDay = (date: number, numeral: string) => {
    const [x, y] = placeOf(date);
    const rays = around(12, () => triangle(x - 3.5, y - 14, x, y - 22, x + 3.5, y - 14, accent), x, y);
    const face = disc(x, y, 16.5, light) + disc(x, y, 15, ground);
    return rays + face + group(`translate(${x} ${y})`, line(numeral, light, 2.4));
  };
  const rings = times(5, (i) => bar(418 + i * 27, 198, 5, 14, second));
  const sheet = bar(405, 204, 140, 148, light) + bar(405, 204, 140, 22, accent) + rings;
  return sheet + times(31, (i) => day(i + 1)) + dueDay(7, SEVEN) + dueDay(20, TWENTY);
}

/** The fiscal machine that prints the receipt. */
function machine({ accent, dark, light, pale, second }: Palette): string {
  const keys = times(2, (row) => times(4, (i) => bar(266 + i * 11, 339 + row * 9, 7, 5, light)));
  return (
    rimmed('M258 360V330L268 312H332L342 330V360z', second, pale, 6) +
    bar(270, 319, 36, 13, accent) +
    keys +
    bar(314, 338, 20, 15, dark) +
    diamond(320, 325.5, 5, light)
  );
}

/** Lengths of the items on the receipt. */
const ITEMS = [20, 26, 16, 22, 18];

/** The machine and its receipt: items, a rule, a total doubly underlined, a torn edge of 8 px teeth. */
export function receipt(palette: Palette): string {
  const { ground, light, second } = palette;
  const paper = shape('M272 364H332V482l-6-8-6 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8-6 8z', light);
  const items = each(
    ITEMS,
    (length, i) => bar(280, 378 + i * 13, length, 5, second) + bar(314, 378 + i * 13, 11, 5, second),
  );
  const total =
    bar(280, 443, 45, 2, second) +
    bar(280, 449, 18, 8, ground) +
    bar(306, 449, 19, 8, ground) +
    bar(306, 460, 19, 2, ground) +
    bar(306, 464, 19, 2, ground);
  return machine(palette) + paper + items + total;
}

/** Woven basket about x: a bowl of weave and fruit above its rim. */
export function basket({ accent, dark, light, pale }: Palette, ids: Ids, x: number): string {
  const fruit = each([-30, -10, 10, 30], (aside, i) =>
    i % 2 ? disc(x + aside, 436, 13, accent) : leaf(x + aside, 448, 42, 20, pale),
  );
  return fruit + bowl(x, 446, 52, dark) + bowl(x, 446, 52, ref(ids('weave'))) + bar(x - 56, 440, 112, 10, light);
}
