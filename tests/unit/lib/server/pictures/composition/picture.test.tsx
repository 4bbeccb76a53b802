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
  ])('with %s is sound SVG in every palette', (_, pictures) => {
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictureFaults(pictures)).toEqual([]);
  });
});

it('two pictures on one page share no id where they differ', () => {
  const [first, second] = [
    heroArt({ id: 'a', motif: 'sun', palette: 'night' }),
    drawPicture({ id: 'b', motif: 'sun' }),
  ];
  expect(pictureFaults([['page', `<div>${first}${second}</div>`]])).toEqual([]);
});

describe('the border of a picture', () => {
  it('is sound SVG in every pattern, on one side and on all', () => {
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
  ] as const)('on the sides "%s", with a label of %i, leaves the field inside', (sides, labelHeight, field) => {
    expect(innerField({ width: 600, height: 400, thickness: 40, sides }, labelHeight)).toEqual(field);
  });

  it.each(BORDER_NAMES)('of %s keeps the edges of its tile, which browsers blend, out of sight', (border) => {
    const pictures = [drawPicture({ id: 'any', border }), strip({ border })];
    const tiles = pictures.flatMap((picture) => [
      ...rootOf(picture).querySelectorAll('pattern[width="40"][patternTransform^="scale"]'),
    ]);
    const heights = tiles.map((tile) => Number(tile.getAttribute('height')));
    expect(heights.length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...heights)).toBeGreaterThan(40);
  });

  it('leaves the middle clear where a photo lies under it', () => {
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
])('the hash of "%s" is that of FNV-1a', (text, value) => expect(hash(text)).toBe(value));

it('a choice by seed spreads similar ids over the whole list, and is not tied to another choice', () => {
  const ids = Array.from({ length: 40 }, (_, i) => `tax-guide-20${i}`);
  expect(new Set(ids.map((id) => pick(id, 'pindo', ['a', 'b', 'c', 'd']))).size).toBe(4);
  const pairs = ids.map((id) => pick(id, 'one', ['a', 'b']) + pick(id, 'other', ['a', 'b']));
  expect(new Set(pairs).size).toBe(4);
});

it('makes ids that XML allows and scopes keep apart', () => {
  expect(idsFor('home:audit')('border')).toMatch(/^k[0-9a-z]+-border$/);
  expect(idsFor('home:audit', 'two')('border')).not.toBe(idsFor('home:audit')('border'));
});
