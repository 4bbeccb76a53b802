import { BORDER_NAMES } from '@/lib/pictures/borders';
import { cloth, clothFrame } from '@/lib/pictures/cloth';
import { FIGURES } from '@/lib/pictures/figures';
import { harbourPanorama, heroArt } from '@/lib/pictures/heroArt';
import { PALETTE_NAMES } from '@/lib/pictures/palettes';
import { SCENES, type SceneName } from '@/lib/pictures/scenes';
import { inspectPicture, SOUND } from './inspectPicture';

const figures = Object.keys(FIGURES);
const scenes = Object.keys(SCENES).filter((name): name is SceneName => name in SCENES);

describe('a cloth with a figure', () => {
  it.each(figures.flatMap((figure) => PALETTE_NAMES.map((palette) => ({ figure, palette }))))(
    'is sound SVG with $figure in $palette',
    ({ figure, palette }) => {
      expect(inspectPicture(cloth({ id: 'any', figure, palette }))).toMatchObject(SOUND);
    },
  );

  it('draws each of the 25 figures differently', () => {
    expect(new Set(figures.map((figure) => cloth({ id: 'any', figure }))).size).toBe(25);
  });

  it('is the same to the byte for equal arguments', () => {
    for (const figure of figures) {
      expect(cloth({ id: 'audit', figure })).toBe(cloth({ id: 'audit', figure }));
    }
  });

  it('differs between ids, although they are much alike', () => {
    const cloths = Array.from({ length: 12 }, (_, i) => cloth({ id: `tax-guide-${i}`, figure: 'sun' }));
    const withoutIds = cloths.map((markup) => markup.replace(/k[0-9a-z]+-/g, ''));
    expect(new Set(withoutIds).size).toBeGreaterThan(8);
  });

  it('shows the rosette for a figure that does not exist', () => {
    const ids = /k[0-9a-z]+-/g;
    const unknown = cloth({ id: 'new', figure: 'no-such-figure' }).replace(ids, '');
    expect(unknown).toBe(cloth({ id: 'new', figure: 'rosette' }).replace(ids, ''));
  });
});

describe('a cloth with a scene', () => {
  it.each(scenes.flatMap((scene) => PALETTE_NAMES.map((palette) => ({ scene, palette }))))(
    'is sound SVG with $scene in $palette',
    ({ scene, palette }) => {
      expect(inspectPicture(cloth({ id: 'any', scene, palette, hasPlate: true }))).toMatchObject(SOUND);
    },
  );

  it('runs on to both sides as a panorama', () => {
    expect(inspectPicture(harbourPanorama())).toMatchObject(SOUND);
    expect(harbourPanorama().length).toBeGreaterThan(cloth({ id: 'any', scene: 'harbour' }).length);
  });
});

describe('two cloths on one page', () => {
  const twice = (first: string, second: string) => inspectPicture(`<div>${first}${second}</div>`).doubleIds;

  it('share no id where they differ', () => {
    expect(twice(heroArt({ id: 'a', figure: 'sun', palette: 'usiku' }), cloth({ id: 'b', figure: 'sun' }))).toEqual([]);
  });

  it('share no id where the same one has two scopes', () => {
    expect(twice(cloth({ id: 'a', scope: 'wide' }), cloth({ id: 'a', scope: 'phone' }))).toEqual([]);
  });
});

describe('the border of a cloth', () => {
  it.each(BORDER_NAMES)('is sound SVG as %s on one side and on all', (border) => {
    for (const sides of ['', 'b', 'tlr', 'tblr'] as const) {
      expect(inspectPicture(cloth({ id: 'any', border, sides }))).toMatchObject(SOUND);
    }
  });

  it('leaves the middle clear where a photo lies under it', () => {
    const frame = inspectPicture(clothFrame({ id: 'any', width: 600, height: 500 }));
    expect(frame).toMatchObject(SOUND);
    const filled = [...frame.root.querySelectorAll('rect')].filter(
      (rect) => Number(rect.getAttribute('width')) > 40 && Number(rect.getAttribute('height')) > 40,
    );
    expect(filled.every((rect) => Number(rect.getAttribute('width')) <= 40)).toBe(true);
  });
});

describe('words in a cloth', () => {
  it('stand on its plate, escaped', () => {
    const { words, mistakes } = inspectPicture(cloth({ id: 'any', words: 'Haba & haba <hujaza>' }));
    expect(words).toEqual(['Haba & haba <hujaza>']);
    expect(mistakes).toEqual([]);
  });

  it('are absent unless given', () => {
    expect(inspectPicture(cloth({ id: 'any', hasPlate: true })).words).toEqual([]);
  });
});
