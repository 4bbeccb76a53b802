import { borderFor, strip } from '@/lib/server/pictures/cloth/borders';
import { cloth, clothFrame } from '@/lib/server/pictures/cloth/cloth';
import { innerField } from '@/lib/server/pictures/cloth/frame';
import { heroArt } from '@/lib/server/pictures/cloth/heroArt';
import { BORDER_NAMES, MOTIF_NAMES, PALETTE_NAMES, SCENE_NAMES } from '@/lib/site/pictureStyle';
import { pictureFaults, rootOf } from '../pictureFaults';

const IDS = /k[0-9a-z]+-/g;

/** What is drawn for each entry of a list in each palette, with a name for the report of faults. */
const each = <T extends string>(
  list: readonly T[],
  draw: (entry: T, palette: (typeof PALETTE_NAMES)[number]) => string,
) => list.flatMap((entry) => PALETTE_NAMES.map((palette) => [`${entry} in ${palette}`, draw(entry, palette)] as const));

describe('a cloth', () => {
  it.each<[string, readonly (readonly [string, string])[]]>([
    ['a motif', each(MOTIF_NAMES, (motif, palette) => cloth({ id: 'any', motif, palette }))],
    ['a scene', each(SCENE_NAMES, (scene, palette) => cloth({ id: 'any', scene, palette, hasPlate: true }))],
  ])('with %s is sound SVG in every palette', (_, cloths) => {
    expect(cloths.length).toBeGreaterThan(0);
    expect(pictureFaults(cloths)).toEqual([]);
  });

  it('draws each of the motifs differently', () => {
    expect(new Set(MOTIF_NAMES.map((motif) => cloth({ id: 'any', motif }))).size).toBe(MOTIF_NAMES.length);
  });

  it('is the same to the byte for equal arguments', () => {
    for (const motif of MOTIF_NAMES) expect(cloth({ id: 'audit', motif })).toBe(cloth({ id: 'audit', motif }));
  });

  it('has one of four grounds and three corner ornaments, by id', () => {
    const cloths = Array.from({ length: 80 }, (_, i) => cloth({ id: `tax-guide-${i}`, motif: 'sun', border: 'teeth' }));
    expect(new Set(cloths.map((markup) => markup.replace(IDS, ''))).size).toBe(12);
  });

  it('has any of the borders, by id', () => {
    const borders = Array.from({ length: 80 }, (_, i) => borderFor(`tax-guide-${i}`));
    expect(new Set(borders)).toEqual(new Set(BORDER_NAMES));
  });

  it('shows the rosette for a motif that does not exist', () => {
    const unknown = cloth({ id: 'new', motif: 'no-such-motif' }).replace(IDS, '');
    expect(unknown).toBe(cloth({ id: 'new', motif: 'rosette' }).replace(IDS, ''));
  });

  it('runs on to both sides as a panorama, and has rays only where they are wanted', () => {
    const options = { id: 'any', scene: 'harbour', palette: 'night' } as const;
    const shapesIn = (markup: string) => rootOf(markup).querySelectorAll('rect, path').length;
    const [plain, withoutRays] = [cloth(options), cloth({ ...options, rays: false })];
    expect(shapesIn(cloth({ ...options, wide: true, width: 1440 }))).toBeGreaterThan(shapesIn(plain) + 100);
    expect(shapesIn(plain) - shapesIn(withoutRays)).toBe(15);
  });
});

it('two cloths on one page share no id where they differ', () => {
  const [first, second] = [heroArt({ id: 'a', motif: 'sun', palette: 'night' }), cloth({ id: 'b', motif: 'sun' })];
  expect(pictureFaults([['page', `<div>${first}${second}</div>`]])).toEqual([]);
});

describe('the border of a cloth', () => {
  it('is sound SVG in every pattern, on one side and on all', () => {
    const cloths = BORDER_NAMES.flatMap((border) =>
      (['', 'b', 'tlr', 'tblr'] as const).map(
        (sides) => [`${border} ${sides}`, cloth({ id: 'any', border, sides })] as const,
      ),
    );
    expect(pictureFaults(cloths)).toEqual([]);
  });

  it.each([
    ['tblr', 0, { x: 40, y: 40, width: 520, height: 320 }],
    ['tlr', 0, { x: 40, y: 40, width: 520, height: 360 }],
    ['b', 50, { x: 0, y: 0, width: 600, height: 310 }],
    ['', 0, { x: 0, y: 0, width: 600, height: 400 }],
  ] as const)('on the sides "%s", with a plate of %i, leaves the field inside', (sides, plateHeight, field) => {
    expect(innerField({ width: 600, height: 400, thickness: 40, sides }, plateHeight)).toEqual(field);
  });

  it.each(['teeth', 'pearls', 'waves'] as const)('of %s shows whole what stands between two repeats', (border) => {
    const root = rootOf(cloth({ id: 'any', border, width: 600, height: 400, thickness: 40 }));
    const bands = [...root.querySelectorAll('rect[fill$="between)"]')].map((rect) => [
      Number(rect.getAttribute('x')),
      Number(rect.getAttribute('width')),
    ]);
    // From the middle of the first repeat beside a corner to the middle of the last.
    expect(bands).toEqual([
      [60, 480],
      [60, 480],
      [20, 280],
      [20, 280],
    ]);
  });

  it('runs on to the edges of the cloth where it has no corners', () => {
    const root = rootOf(cloth({ id: 'any', border: 'teeth', sides: 'b', width: 600, height: 400, thickness: 40 }));
    const band = root.querySelector('rect[fill$="between)"]');
    expect([band?.getAttribute('x'), band?.getAttribute('width')]).toEqual(['0', '600']);
  });

  it.each(BORDER_NAMES)('of %s keeps the edges of its tile, which browsers blend, out of sight', (border) => {
    const pictures = [cloth({ id: 'any', border }), strip({ border })];
    const tiles = pictures.flatMap((picture) => [
      ...rootOf(picture).querySelectorAll('pattern[width="40"][patternTransform^="scale"]'),
    ]);
    const heights = tiles.map((tile) => Number(tile.getAttribute('height')));
    expect(heights.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...heights)).toBeGreaterThan(40);
  });

  it('leaves the middle clear where a photo lies under it', () => {
    const frame = clothFrame({ id: 'any', width: 600, height: 500 });
    expect(pictureFaults([['frame', frame]])).toEqual([]);
    const sides = [...rootOf(frame).querySelectorAll('rect')].map((rect) =>
      Math.min(Number(rect.getAttribute('width')), Number(rect.getAttribute('height'))),
    );
    expect(Math.max(...sides)).toBe(40);
  });
});
