import { HULL, LATEEN, SAIL_STRIPES } from '../figures/dhow.ts';
import type { Ids } from '../ids.ts';
import type { Palette } from '../palettes.ts';
import type { Random } from '../random.ts';
import type { SceneOptions } from '../scenes.ts';
import { bar, dome, each, group, line, pattern, ref, rimmed, times } from '../shapes.ts';
import { azaniaFront, bridge, DECK, lowRise, mosque, QUAY, SUN_X, stJosephs, towers } from './harbourBuildings.ts';
import { skyRays } from './rays.ts';

/** How far a panorama runs on beyond the field on either side. */
const WIDE_EDGES = [-1200, 1800] as const;
const EDGES = [0, 600] as const;

/** Where the low houses leave room for the landmarks. */
const LANDMARKS_FROM = 10;
const LANDMARKS_TO = 606;

/** The Kigamboni ferry: a ramp at either end, cars on deck, bridge house amidships. */
function ferry({ accent, dark, ground, light, second }: Palette): string {
  const hull = rimmed('M36 372L60 396H192L216 372L222 378L200 420H52L30 378z', second, dark);
  const deck = bar(66, 366, 120, 30, light) + times(7, (i) => bar(72 + i * 16, 374, 10, 12, ground));
  const funnel = bar(118, 330, 16, 12, light) + bar(118, 333, 16, 4, second);
  const house = rimmed('M100 366V342H152V366z', accent, dark, 6) + times(3, (i) => bar(106 + i * 15, 348, 10, 8, dark));
  return hull + house + funnel + deck + line('M46 406H206', light, 3);
}

/** The dhow of the figure, rimmed so that it stands off the skyline. */
const boat = ({ accent, dark, light, second }: Palette): string =>
  rimmed(LATEEN, light, dark, 12) +
  rimmed(HULL, accent, dark, 12) +
  each(SAIL_STRIPES, (stripe) => line(stripe, second, 5)) +
  line('M182 132L46 8', second, 5) +
  line('M24 150Q40 156 58 156H134Q160 155 178 147', dark, 4);

/** Half lengths of the sun's path on the water. */
const GLINTS = [46, 34, 40, 26, 18, 9];

/** Water as the ledger it feeds: scallops under the ruled line of the quay. */
function water({ accent, dark, light }: Palette, ids: Ids, from: number, to: number): string {
  const width = to - from;
  const path = each(GLINTS, (half, i) => bar(SUN_X - half, 352 + i * 14, 2 * half, 5, accent));
  return (
    bar(from, QUAY, width, 160, dark) +
    bar(from, QUAY, width, 160, ref(ids('water'))) +
    bar(from, QUAY - 3, width, 6, light) +
    path
  );
}

/** Three birds, each two half circles side by side. */
function gulls({ light }: Palette): string {
  const gull = (x: number, y: number, r: number) =>
    line(`M${x - 2 * r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${2 * r} 0`, light, 3);
  return gull(420, 84, 9) + gull(452, 66, 7) + gull(478, 96, 8);
}

/** One scallop of water in two rings, its flat side at y. */
const scallop = (x: number, y: number, fill: string, dark: string) => dome(x, y, 19, fill) + dome(x, y, 10, dark);

function surfaces({ dark, ground, tone }: Palette, ids: Ids): string {
  const ripples = scallop(20, 20, ground, dark) + scallop(0, 40, tone, dark) + scallop(40, 40, tone, dark);
  return [
    pattern(ids('rules'), 12, 12, bar(0, 4, 12, 4, ground)),
    pattern(ids('pins'), 9.5, 12, bar(3, 0, 3.5, 12, ground), 'translate(276 0)'),
    pattern(ids('panes'), 12, 14, bar(3, 3, 6, 8, ground)),
    pattern(ids('water'), 40, 40, ripples, 'translate(0 344)'),
  ].join('');
}

/** Dar es Salaam from the water: the old town, the towers and Kigamboni bridge, a ferry and a dhow. */
export function harbour(palette: Palette, ids: Ids, random: Random, options: SceneOptions = {}): string {
  const { wide = false, rays = true } = options;
  const [from, to] = wide ? WIDE_EDGES : EDGES;
  const glow = { count: 15, x: SUN_X, y: DECK, top: -460, halfWidth: 18, from: -91, step: 13 };
  return [
    `<defs>${surfaces(palette, ids)}</defs>`,
    rays && !wide ? skyRays(glow, palette.tone) : '',
    wide ? lowRise(palette, ids, random, from, LANDMARKS_FROM) + lowRise(palette, ids, random, LANDMARKS_TO, to) : '',
    gulls(palette),
    bridge(palette, ids),
    group('translate(-10 0)', towers(palette, ids)),
    stJosephs(palette),
    mosque(palette),
    azaniaFront(palette),
    water(palette, ids, from, to),
    ferry(palette),
    group('translate(288 268) scale(1.02)', boat(palette)),
  ].join('');
}
