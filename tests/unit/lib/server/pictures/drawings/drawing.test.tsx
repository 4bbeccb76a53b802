import { readdirSync, readFileSync } from 'node:fs';
import { randomFrom } from '@/lib/server/pictures/composition/random';
import { drawFile, drawMotif, SEEDED_LAYERS } from '@/lib/server/pictures/drawings/drawing';
import { PALETTES, ROLES } from '@/lib/server/pictures/palettes';
import { BORDER_NAMES, MOTIF_NAMES, PALETTE_NAMES } from '@/lib/site/pictureStyle';
import { rootOf } from '../pictureFaults';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), readFileSync: jest.fn() }));
const { readFileSync: readActual } = jest.requireActual<typeof import('node:fs')>('node:fs');
beforeEach(() => jest.mocked(readFileSync).mockImplementation(readActual));

const FOLDER = 'lib/server/pictures/drawings';
const namesIn = (folder: string) => readdirSync(`${FOLDER}/${folder}`).map((file) => file.replace('.svg', ''));
const files = ['motifs', 'scenes', 'borders'].flatMap((folder) => namesIn(folder).map((name) => `${folder}/${name}`));

describe('the drawings', () => {
  it('are those listed in the code, with variants for existing palettes', () => {
    const [variants, motifs] = [true, false].map((isVariant) =>
      namesIn('motifs').filter((name) => name.includes('.') === isVariant),
    );
    expect(motifs?.toSorted()).toEqual([...MOTIF_NAMES].sort());
    expect(namesIn('borders').sort()).toEqual([...BORDER_NAMES].sort());
    for (const variant of variants ?? []) {
      const [motif, palette] = variant.split('.');
      expect(MOTIF_NAMES).toContain(motif);
      expect(PALETTE_NAMES).toContain(palette);
    }
  });

  it('are valid SVG files with titles and unique IDs', () => {
    for (const file of files) {
      const root = rootOf(readActual(`${FOLDER}/${file}.svg`, 'utf8'));
      const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
      expect({ file, errors: root.querySelectorAll('parsererror').length }).toEqual({ file, errors: 0 });
      expect({ file, title: root.querySelector('title')?.textContent }).toEqual({ file, title: expect.any(String) });
      expect({ file, ids: new Set(ids).size }).toEqual({ file, ids: ids.length });
      expect({ file, ids }).toEqual({ file, ids: expect.arrayContaining(['preview']) });
    }
  });

  it('have the layers that the code replaces', () => {
    const layersOf = (file: string) =>
      [...rootOf(readActual(`${FOLDER}/${file}.svg`, 'utf8')).children].map(({ id }) => id);
    for (const [motif, draw] of Object.entries(SEEDED_LAYERS)) {
      const replaced = Object.keys(draw?.(PALETTES.tanzanite, randomFrom('any')) ?? {});
      expect(layersOf(`motifs/${motif}`)).toEqual(expect.arrayContaining(replaced));
    }
    expect(layersOf('scenes/harbour')).toEqual(expect.arrayContaining(['rays', 'houses']));
  });
});

describe('a drawing in a palette', () => {
  // Files are cached after the first read, so each test draws a different one.
  let drawn = 0;
  const draw = (svg: string, options = {}) => {
    drawn += 1;
    jest.mocked(readFileSync).mockReturnValue(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`);
    return drawFile(`tests/${drawn}`, PALETTES.amber, options);
  };

  it('gets the colours of the same role from its palette', () => {
    for (const role of ROLES) {
      expect(draw(`<path fill="${PALETTES.tanzanite[role].toLowerCase()}"/>`)).toBe(
        `<path fill="${PALETTES.amber[role]}"/>`,
      );
    }
  });

  it('reports the file, the colour and the known colours if a colour has no role', () => {
    expect(() => draw('<path stroke="#123456"/>')).toThrow(
      /^lib\/server\/pictures\/drawings\/tests\/\d+\.svg: #123456 is not a colour of tanzanite, which has #272E8F \(ground\), /,
    );
  });

  it('replaces a layer as a whole and unwraps the others', () => {
    const layers = '<g id="sky"><g transform="rotate(9)"><path d="M1 1"/></g></g><g id="sea"><path d="M2 2"/></g>';
    expect(draw(layers)).toBe('<g transform="rotate(9)"><path d="M1 1"/></g><path d="M2 2"/>');
    expect(draw(layers, { layers: { sky: '' } })).toBe('<path d="M2 2"/>');
    expect(draw(layers, { layers: { sea: '<path d="M3 3"/>' } })).toContain('</g><path d="M3 3"/>');
  });
});

it('a motif has a variant for palettes that would hide one of its colours', () => {
  const kili = (palette: 'night' | 'sea') => drawMotif('kili', PALETTES[palette], randomFrom('any'));
  expect(kili('night')).toContain(`fill="${PALETTES.night.pale}"`);
  expect(kili('sea')).not.toContain(`fill="${PALETTES.sea.pale}"`);
});
