import { getPaye, getSalaryYears } from '@/lib/server/content/loaders/tax/salary';

const years = getSalaryYears('grossToNet');

function yearOf(year: string) {
  const [table, ...others] = years.find((each) => each.year === year)?.tables ?? [];
  if (!table || others.length > 0) throw new Error(`${year} has not one table`);
  return table;
}

describe('the years of a salary calculator', () => {
  it('are all that have a PAYE table, the newest first', () => {
    const known = getPaye().tables.flatMap((table) => table.years);
    expect(years.map(({ year }) => year)).toEqual([...known].reverse());
  });

  it('charge nothing for workers’ compensation before it began, and say when it did', () => {
    expect(yearOf('2014/15').rates).toMatchObject({ wcf: 0 });
    expect(yearOf('2014/15').wcf.from).toBe('2015-07-01');
    expect(yearOf('2015/16').rates).toMatchObject({ wcf: 1 });
  });

  it.each([
    ['2020/21', 'from 4 employees', 4, 'as published', 130_500],
    ['2021/22', 'from 10', 10, 'as the calculator reads it', 129_000],
  ])('ask in %s for the levy %s (%d), and read the top band %s: %d', (year, _, staff, __, fixed) => {
    const { sdlMinEmployees, bands } = yearOf(year).rates;
    expect([sdlMinEmployees, bands.at(-1)?.fixed]).toEqual([staff, fixed]);
  });

  it('name law and sources of their PAYE table', () => {
    for (const { paye } of years.flatMap(({ tables }) => tables))
      expect([paye.law, ...paye.sources].every(Boolean)).toBe(true);
  });
});
