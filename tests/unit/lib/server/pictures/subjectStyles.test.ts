import { departmentPalette, resourceStyle, sectorPalette } from '@/lib/server/pictures/subjectStyles';

it.each([
  [0, 'sea'],
  [1, 'tanzanite'],
  [2, 'red'],
  [3, 'amber'],
  [4, 'sea'],
  [6, 'red'],
  [7, 'tanzanite'],
  [13, 'amber'],
  [14, 'red'],
  [20, 'sea'],
])('the colour of the sector at place %i is %s', (index, palette) => expect(sectorPalette(index)).toBe(palette));

describe('the style of a document', () => {
  it.each([
    [2022, 'columns', 'amber'],
    [2023, 'sun', 'sea'],
    [2024, 'stairs', 'red'],
    [2025, 'abacus', 'tanzanite'],
    [2026, 'slice', 'amber'],
  ])('of the guide that begins in %i is %s in %s', (startYear, motif, palette) => {
    expect(resourceStyle({ id: 'any', category: 'guides', startYear })).toEqual({ motif, palette });
  });

  it('is red for every Finance Act, and changes from year to year', () => {
    const styles = [2023, 2024].map((year) => resourceStyle({ id: `act-${year}`, category: 'finance-act', year }));
    expect(styles.map(({ palette }) => palette)).toEqual(['red', 'red']);
    expect(styles[0]?.motif).not.toBe(styles[1]?.motif);
  });

  it('differs between the calculators of salaries and companies', () => {
    const ids = ['gross-to-net-salary', 'net-to-gross-salary', 'overtime', 'corporate-tax'];
    expect(new Set(ids.map((id) => resourceStyle({ id, category: 'calculators' }).palette)).size).toBe(4);
  });

  it('is a rosette for a calculator that no table names', () => {
    expect(resourceStyle({ id: 'new', category: 'calculators' }).motif).toBe('rosette');
  });
});

it('gives each department its own colour', () => {
  const departments = ['Leadership', 'Audit & Assurance', 'Tax Services', 'Business Services'] as const;
  expect(departments.map(departmentPalette)).toEqual(['night', 'tanzanite', 'red', 'sea']);
});
