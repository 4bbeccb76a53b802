import { figureNamed } from '@/lib/pictures/figures';
import { departmentPalette, resourceLook, sectorPalette } from '@/lib/pictures/subjects';

describe('the colour of a sector', () => {
  it.each([
    [0, 'bahari'],
    [1, 'tanzanite'],
    [3, 'manjano'],
    [4, 'bahari'],
    [6, 'nyekundu'],
    [7, 'tanzanite'],
    [13, 'manjano'],
    [14, 'nyekundu'],
    [20, 'bahari'],
  ])('of the one at place %i is %s', (index, palette) => {
    // place n takes [bahari, tanzanite, nyekundu, manjano][(n + 2 * floor(n / 7)) mod 4]
    const expected = ['bahari', 'tanzanite', 'nyekundu', 'manjano'][(index + 2 * Math.floor(index / 7)) % 4];
    expect(sectorPalette(index)).toBe(expected);
    expect(palette).toBe(expected);
  });
});

describe('the look of a document', () => {
  it.each([
    [2022, 'columns', 'manjano'],
    [2023, 'sun', 'bahari'],
    [2024, 'stairs', 'nyekundu'],
    [2025, 'abacus', 'tanzanite'],
    [2026, 'slice', 'manjano'],
  ])('of the guide that begins in %i is %s in %s', (startYear, figure, palette) => {
    expect(resourceLook({ id: 'any', category: 'guides', startYear })).toEqual({ figure, palette });
  });

  it('is red for every Finance Act, and changes from year to year', () => {
    const looks = [2023, 2024].map((year) => resourceLook({ id: `act-${year}`, category: 'finance-act', year }));
    expect(looks.map(({ palette }) => palette)).toEqual(['nyekundu', 'nyekundu']);
    expect(looks[0]?.figure).not.toBe(looks[1]?.figure);
  });

  it('differs between the four calculators', () => {
    const ids = ['gross-to-net-salary', 'net-to-gross-salary', 'overtime', 'corporate-tax'];
    const looks = ids.map((id) => resourceLook({ id, category: 'calculators' }));
    expect(new Set(looks.map(({ palette }) => palette)).size).toBe(4);
  });
});

it('gives each department its own colour', () => {
  const departments = ['Leadership', 'Audit & Assurance', 'Tax Services', 'Business Services'] as const;
  expect(departments.map(departmentPalette)).toEqual(['usiku', 'tanzanite', 'nyekundu', 'bahari']);
});

it.each([
  ['lens', 'lens'],
  ['no-such-figure', 'rosette'],
  ['toString', 'rosette'],
])('takes the name %s for the figure %s', (name, figure) => {
  expect(figureNamed(name)).toBe(figure);
});
