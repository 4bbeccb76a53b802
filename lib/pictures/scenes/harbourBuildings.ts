import type { Ids } from '../ids.ts';
import type { Palette } from '../palettes.ts';
import { choose, type NonEmpty, pick, type Random } from '../random.ts';
import { around, bar, diamond, disc, dome, doorway, each, leaf, line, ref, shape, times, triangle } from '../shapes.ts';
import { halfRays } from './rays.ts';

/** Height at which the buildings stand on the water. */
export const QUAY = 340;

/** Middle of the sun, which its path on the water follows. */
export const SUN_X = 534;

/** Roadway of the bridge, behind which the sun rises. */
export const DECK = 298;

/** Textures that clad a wall; the scene defines a pattern for each. */
export const CLADDINGS = ['rules', 'pins', 'panes'] as const;

type Cladding = (typeof CLADDINGS)[number];

/** St Joseph's: stepped gable over three doors and a rose window, ONE slender spire on its right. */
export function stJosephs({ accent, ground, light, pale }: Palette): string {
  const gable = times(6, (i) => bar(24 + i * 4.5, 266 - i * 9, 54 - i * 9, 10, light));
  const roseWindow = disc(51, 268, 10, ground) + around(6, () => leaf(51, 267, 8, 3, accent), 51, 268);
  const doors =
    doorway(35, QUAY, 10, 27, ground) + doorway(51, QUAY, 10, 36, ground) + doorway(67, QUAY, 10, 27, ground);
  const tower = bar(80, 214, 24, 126, light) + doorway(92, 250, 8, 22, ground) + doorway(92, 290, 6, 16, ground);
  const spire =
    triangle(78, 214, 92, 108, 106, 214, pale) + line('M92 116V214', ground, 1.5) + diamond(92, 104, 5, accent);
  const buttress = bar(22, 292, 4, 48, pale);
  return (
    buttress + gable + bar(24, 274, 54, 66, light) + roseWindow + doors + tower + spire + diamond(51, 214, 4, accent)
  );
}

/** A mosque of the old town: dome on its drum, one minaret with a gallery. */
export function mosque({ accent, ground, light, pale }: Palette): string {
  const hall =
    bar(114, 290, 44, 50, pale) +
    each([124, 136, 148], (x) => doorway(x, QUAY, 8, 20, ground)) +
    dome(136, 290, 20, accent) +
    diamond(136, 264, 4, accent);
  const minaret =
    bar(162, 206, 11, 134, light) +
    bar(158.5, 228, 18, 5, accent) +
    bar(158.5, 272, 18, 4, accent) +
    dome(167.5, 206, 7, accent) +
    diamond(167.5, 194, 4, accent);
  return hall + minaret;
}

/** Azania Front: square belfry under a flared red roof with a red awning below the clock; red nave. */
export function azaniaFront({ accent, ground, light, second }: Palette): string {
  const nave =
    bar(214, 296, 48, 44, light) +
    shape('M208 298L222 258H254L268 298z', second) +
    each([224, 238, 252], (x) => doorway(x, 330, 7, 14, ground));
  const clock = disc(203, 232, 7, ground) + line('M203 227V232H207', light, 1.5);
  const belfry = bar(186, 196, 34, 144, light) + each([194, 203, 212], (x) => doorway(x, 214, 5, 8, ground)) + clock;
  const roofs =
    shape('M178 198Q196 184 203 140Q210 184 228 198z', second) +
    shape('M180 262L186 250H220L226 262z', second) +
    diamond(203, 136, 4, accent);
  return nave + belfry + roofs + doorway(203, QUAY, 12, 24, ground) + doorway(203, 288, 7, 12, ground);
}

const TPA_TOWER = `M276 ${QUAY}V78H286V64H304V78H314V${QUAY}z`;
const PSPF_LEFT = `M322 ${QUAY}V140A36 36 0 0 1 358 104V${QUAY}z`;
const PSPF_RIGHT = `M364 ${QUAY}V122A36 36 0 0 1 400 158V${QUAY}z`;

/** TPA tower and its mast; the PSPF twins with their curved shoulders; the Bank of Tanzania's round twins. */
export function towers({ accent, ground, light, pale, second }: Palette, ids: Ids): string {
  const clad = (outline: string, wall: string, cladding: Cladding) =>
    shape(outline, wall) + shape(outline, ref(ids(cladding)));
  const roundTower = (x: number) =>
    bar(x, 222, 24, 118, second) +
    dome(x + 12, 222, 12, accent) +
    bar(x - 2, 222, 28, 5, light) +
    bar(x, 230, 24, 110, ref(ids('panes')));
  const bank = roundTower(408) + roundTower(438) + bar(406, 312, 58, 28, light) + bar(406, 318, 58, 3, ground);
  const mast = line('M295 64V30', accent, 3);
  return (
    mast + clad(TPA_TOWER, light, 'pins') + clad(PSPF_LEFT, pale, 'rules') + clad(PSPF_RIGHT, pale, 'rules') + bank
  );
}

const PYLONS = [494, 574];
const STAYS_PER_SIDE = 5;
const SUN_RADIUS = 54;

/** The stay at a place below the top of its pylon, and its twin on the other side. */
function staysAt(x: number, place: number): string {
  const stay = (side: 1 | -1) => `M${x} ${202 + place * 10}L${x + side * (7 + place * 7)} ${DECK}`;
  return stay(-1) + stay(1);
}

/** Kigamboni bridge: two pylons, five stays a side, the sun rising behind the deck. */
export function bridge({ accent, dark, light, pale }: Palette, ids: Ids): string {
  const stays = each(PYLONS, (x) => times(STAYS_PER_SIDE, (i) => staysAt(x, STAYS_PER_SIDE - 1 - i)));
  const pylon = (x: number) =>
    bar(x - 4, 192, 8, 148, light) + bar(x - 9, 318, 18, 22, light) + diamond(x, 190, 6, accent);
  const orb = `<clipPath id="${ids('orb')}">${disc(SUN_X, DECK, SUN_RADIUS, accent)}</clipPath>`;
  const staysBeforeSun = `<g clip-path="${ref(ids('orb'))}">${line(stays, dark, 1.6)}</g>`;
  const rays = halfRays({ count: 13, x: SUN_X, y: DECK, inner: 62, outer: 104, halfWidth: 5 }, accent);
  return [
    orb,
    rays,
    disc(SUN_X, DECK, SUN_RADIUS, accent),
    line(stays, pale, 1.6),
    staysBeforeSun,
    bar(462, DECK, 138, 7, light),
    each(PYLONS, pylon),
  ].join('');
}

const HOUSE_STEP = 36;

/** Low houses that carry the skyline on past the field, for a panorama. */
export function lowRise({ light, pale, second }: Palette, ids: Ids, random: Random, from: number, to: number): string {
  const walls: NonEmpty<string> = [light, pale, second, light];
  const house = (x: number) => {
    const top = QUAY - 30 - random() * 110;
    const cladding = ref(ids(choose(random, CLADDINGS)));
    return bar(x, top, 30, QUAY - top, pick(`${x}`, 'wall', walls)) + bar(x, top + 8, 30, QUAY - top - 8, cladding);
  };
  return times(Math.floor((to - from) / HOUSE_STEP), (i) => house(from + i * HOUSE_STEP));
}
