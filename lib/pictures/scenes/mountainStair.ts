import { compassRose } from '../figures/compass.ts';
import type { Ids } from '../ids.ts';
import type { Palette } from '../palettes.ts';
import {
  around,
  bar,
  diamond,
  disc,
  dome,
  each,
  group,
  hoop,
  line,
  pattern,
  ref,
  shape,
  times,
  triangle,
} from '../shapes.ts';

/** Kibo's flat dome with its glaciers; jagged Mawenzi on the right, as seen from Moshi. */
function kilimanjaro({ dark, light, pale, second }: Palette, ids: Ids): string {
  const mawenzi =
    shape('M420 400L512 244 524 262 536 236 552 268 562 258 640 400z', dark) +
    shape('M512 244L524 262 536 236 552 268 540 276 530 266 518 280 506 256z', pale);
  const kibo = shape('M20 404L246 150Q300 122 350 126Q400 128 428 148L610 404z', second);
  const shade = shape('M350 126Q400 128 428 148L610 404H420Q404 250 350 126z', ref(ids('scree')));
  const snow = shape(
    'M210 190L246 150Q300 122 350 126Q400 128 428 148L462 196 440 186 428 214 410 180 392 232 372 186 352 214 330 184 306 236 288 188 262 220 246 186z',
    light,
  );
  const ice = shape('M350 126Q400 128 428 148L462 196 440 186 428 214 410 180 392 232 372 186z', pale);
  return mawenzi + kibo + shade + snow + ice;
}

/** Steps from a foot point, each `run` along and `rise` up, `thick` high; to the right (1) or left (-1). */
type Flight = { x: number; y: number; steps: number; run: number; rise: number; thick: number; direction: 1 | -1 };

/** Seven, eight and six steps, each flight on the landing of the one before. */
const FLIGHTS: readonly Flight[] = [
  { x: 252, y: 408, steps: 7, run: 24, rise: 12, thick: 16, direction: 1 },
  { x: 420, y: 324, steps: 8, run: 20, rise: 9, thick: 13, direction: -1 },
  { x: 260, y: 252, steps: 6, run: 15, rise: 9, thick: 11, direction: 1 },
];

/** A flight of light treads over red risers. */
function flight({ accent, light }: Palette, { x, y, steps, run, rise, thick, direction }: Flight): string {
  return times(steps, (i) => {
    const left = direction > 0 ? x + i * run : x - (i + 1) * run;
    const top = y - (i + 1) * rise;
    return (
      bar(left, top, run + 1, thick, light) + bar(left, top + thick * 0.5, run + 1, thick * 0.5 + rise * 0.3, accent)
    );
  });
}

/** Three flights with a milestone on each landing; a pennant at the crater's edge. */
function stairway(palette: Palette): string {
  const { accent, dark, ground, light } = palette;
  const milestone = (x: number, y: number, r: number) =>
    diamond(x, y, r, dark) + diamond(x, y, r * 0.66, ground) + diamond(x, y, r * 0.3, light);
  const pennant =
    bar(347, 66, 4, 136, dark) +
    shape('M351 68H402L388 84 402 100H351z', accent) +
    shape('M351 77H390L384 84 390 91H351z', light);
  return pennant + each(FLIGHTS, (steps) => flight(palette, steps)) + milestone(430, 318, 17) + milestone(250, 248, 15);
}

/** The approach: five broad treads, narrowing towards the mountain. */
const approach = ({ dark, light }: Palette): string =>
  times(5, (i) => {
    const [left, width, top] = [182 + i * 15, 236 - i * 30, 478 - i * 18];
    return bar(left, top, width, 10, light) + bar(left, top + 10, width, 9, dark);
  });

/** Woods and woven fields under the mountain. */
function fields({ accent, dark, ground, pale }: Palette, ids: Ids): string {
  const tree = (i: number) =>
    dome(-6 + i * 24, 404, 16, i % 2 ? dark : pale) + dome(-6 + i * 24, 404, 8, i % 2 ? ground : accent);
  const field = bar(0, 402, 600, 100, accent) + bar(0, 402, 600, 6, dark) + bar(0, 408, 600, 92, ref(ids('field')));
  return times(26, tree) + field;
}

/** The compass for a sun: the rose in a ring, twenty-four rays. */
function compassSun(palette: Palette): string {
  const { accent, dark, ground, light, pale, second } = palette;
  const rays = around(24, (i) =>
    i % 2 ? triangle(96, 4, 100, -10, 104, 4, second) : triangle(94, 4, 100, -20, 106, 4, accent),
  );
  const dial =
    disc(100, 100, 92, dark) +
    disc(100, 100, 84, light) +
    around(32, (i) => bar(99, 22, 2, i % 4 ? 6 : 12, dark)) +
    hoop(100, 100, 62, 2, pale);
  const rose = compassRose({ ...palette, light: second, pale: ground, second: dark });
  return group('translate(38 40) scale(.8)', rays + dial + rose);
}

const BAOBAB_TRUNK =
  'M46 478C66 446 70 404 54 368C46 350 30 340 12 336L17 325C40 330 56 338 68 350C69 332 62 316 50 304L59 297C73 310 81 328 84 346C89 330 91 314 89 294H100C100 314 102 330 105 346C110 328 119 312 134 302L141 310C127 320 120 334 120 352C130 340 148 333 168 331L170 342C152 344 138 354 132 370C117 406 120 446 140 478z';

/** Top and length of the lines in the bark, by their x. */
const BARK = [
  [76, 392, 50],
  [88, 378, 76],
  [100, 386, 64],
  [112, 400, 44],
] as const;

/** Baobab: bottle trunk, five boughs, each with a crown of nested half discs rimmed in dark. */
function baobab({ accent, dark, ground, light, pale }: Palette): string {
  const crown = (x: number, y: number, r: number, fill: string, inner: string) =>
    dome(x, y, r, dark) +
    dome(x, y - 1, r - 4, fill) +
    dome(x, y - 1, r * 0.56, inner) +
    dome(x, y - 1, r * 0.26, light);
  const crowns =
    crown(18, 334, 27, accent, pale) +
    crown(54, 304, 30, light, accent) +
    crown(94, 296, 33, accent, pale) +
    crown(136, 308, 30, light, accent) +
    crown(168, 338, 27, accent, pale);
  const bark = each(BARK, ([x, y, length]) => line(`M${x} ${y}v${length}`, ground, 3));
  return shape(BAOBAB_TRUNK, dark) + crowns + bark;
}

/** Umbrella thorn: flat crowns on a forked stem, rimmed so that they stand off the scree. */
function thornTree({ accent, dark, ground }: Palette): string {
  const crown = (x: number, y: number, r: number) =>
    shape(`M${x - r} ${y}Q${x} ${y - r} ${x + r} ${y}z`, dark) +
    shape(`M${x - r + 7} ${y - 3}Q${x} ${y - r + 6} ${x + r - 7} ${y - 3}z`, ground) +
    shape(`M${x - r * 0.5} ${y - 3}Q${x} ${y - r * 0.5} ${x + r * 0.5} ${y - 3}z`, accent);
  const stem = line('M520 472V420L486 394M520 428L552 392M520 420V378', dark, 7);
  return stem + crown(484, 396, 38) + crown(554, 394, 38) + crown(520, 378, 46);
}

function surfaces({ dark, ground }: Palette, ids: Ids): string {
  const seeds = diamond(20, 4, 3, ground) + diamond(0, 4, 3, ground) + diamond(40, 4, 3, ground);
  return (
    pattern(ids('scree'), 14, 14, line('M-2 9L9-2M5 16L16 5', dark, 4)) +
    pattern(ids('field'), 40, 22, line('M0 15L10 7 20 15 30 7 40 15', dark, 4) + seeds, 'translate(0 408)')
  );
}

/** The stair to Kilimanjaro: a compass for a sun, milestones on the landings, a pennant at the top. */
export function mountainStair(palette: Palette, ids: Ids): string {
  return [
    `<defs>${surfaces(palette, ids)}</defs>`,
    compassSun(palette),
    kilimanjaro(palette, ids),
    fields(palette, ids),
    approach(palette),
    stairway(palette),
    thornTree(palette),
    baobab(palette),
  ].join('');
}
