import { innerField, strip } from '@/lib/server/pictures/composition/border';
import { drawFrame, drawPicture, heroArt } from '@/lib/server/pictures/composition/picture';
import { hash, idsFor, pick } from '@/lib/server/pictures/composition/random';
import { BORDER_NAMES, MOTIF_NAMES, PALETTE_NAMES, SCENE_NAMES } from '@/lib/site/pictureStyle';
import { pictureFaults, rootOf } from '../pictureFaults';

/** Draws each entry of a list in each palette, with a label for failure reports. */
const each = <T extends string>(
  list: readonly T[],
  draw: (entry: T, palette: (typeof PALETTE_NAMES)[number]) => string,
) => list.flatMap((entry) => PALETTE_NAMES.map((palette) => [`${entry} in ${palette}`, draw(entry, palette)] as const));

describe('a picture', () => {
  it.each<[string, readonly (readonly [string, string])[]]>([
    ['a motif', each(MOTIF_NAMES, (motif, palette) => drawPicture({ id: 'any', motif, palette }))],
    [
      'a scene',
      each(SCENE_NAMES, (scene, palette) => drawPicture({ id: 'any', scene, palette, hasProverbLabel: true })),
    ],
  ])('with %s is valid SVG in every palette', (_, pictures) => {
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictureFaults(pictures)).toEqual([]);
  });
});

it('two different pictures on one page share no ID', () => {
  const [first, second] = [
    heroArt({ id: 'a', motif: 'sun', palette: 'night' }),
    drawPicture({ id: 'b', motif: 'sun' }),
  ];
  expect(pictureFaults([['page', `<div>${first}${second}</div>`]])).toEqual([]);
});

describe('the border of a picture', () => {
  it('is valid SVG in every pattern, on one side and on all sides', () => {
    const pictures = BORDER_NAMES.flatMap((border) =>
      (['', 'b', 'tlr', 'tblr'] as const).map(
        (sides) => [`${border} ${sides}`, drawPicture({ id: 'any', border, sides })] as const,
      ),
    );
    expect(pictureFaults(pictures)).toEqual([]);
  });

  it.each([
    ['tblr', 0, { x: 40, y: 40, width: 520, height: 320 }],
    ['tlr', 0, { x: 40, y: 40, width: 520, height: 360 }],
    ['b', 50, { x: 0, y: 0, width: 600, height: 310 }],
    ['', 0, { x: 0, y: 0, width: 600, height: 400 }],
  ] as const)('on the sides "%s" with a label of %i has the expected inner area', (sides, labelHeight, field) => {
    expect(innerField({ width: 600, height: 400, thickness: 40, sides }, labelHeight)).toEqual(field);
  });

  it.each(BORDER_NAMES)('of %s hides the edges of its tile, which browsers blend', (border) => {
    const pictures = [drawPicture({ id: 'any', border }), strip({ border })];
    const tiles = pictures.flatMap((picture) => [
      ...rootOf(picture).querySelectorAll('pattern[width="40"][patternTransform^="scale"]'),
    ]);
    const heights = tiles.map((tile) => Number(tile.getAttribute('height')));
    expect(heights.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...heights)).toBeGreaterThan(40);
  });

  it('keeps the middle transparent over a photo', () => {
    const frame = drawFrame({ id: 'any', width: 600, height: 500 });
    expect(pictureFaults([['frame', frame]])).toEqual([]);
    const sides = [...rootOf(frame).querySelectorAll('rect')].map((rect) =>
      Math.min(Number(rect.getAttribute('width')), Number(rect.getAttribute('height'))),
    );
    expect(Math.max(...sides)).toBe(40);
  });
});

it.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" is its FNV-1a hash', (text, value) => expect(hash(text)).toBe(value));

it('choices by seed spread similar IDs over the whole list, independently of other choices', () => {
  const ids = Array.from({ length: 40 }, (_, i) => `tax-guide-20${i}`);
  expect(new Set(ids.map((id) => pick(id, 'pindo', ['a', 'b', 'c', 'd']))).size).toBe(4);
  const pairs = ids.map((id) => pick(id, 'one', ['a', 'b']) + pick(id, 'other', ['a', 'b']));
  expect(new Set(pairs).size).toBe(4);
});

it('makes IDs that are valid in XML and unique to their scope', () => {
  expect(idsFor('home:audit')('border')).toMatch(/^k[0-9a-z]+-border$/);
  expect(idsFor('home:audit', 'two')('border')).not.toBe(idsFor('home:audit')('border'));
});
