import { ratesCsv, ratesJson } from '@/lib/server/resources/rateFiles';
import { rateGroups } from '@/lib/server/resources/rateHistory';

const rowsOf = (csv: string) => csv.trim().split('\r\n').slice(1);

it('the file of a year holds each rate of its page with the days, the law and how it is known', () => {
  const rows = rowsOf(ratesCsv('2022/23'));
  expect(rows).toHaveLength(rateGroups('2022/23').flatMap(({ rates }) => rates).length);
  const [sdl = ''] = rows.filter((row) => row.startsWith('sdl.rate,'));
  expect(sdl).toContain(',4,percent,2020-07-01,2023-06-30,');
  expect(sdl).toMatch(/Finance Act 2020.*,(read|official|reported|disputed),/);
});

it('the file for programs has the bands of PAYE of its year, that of all years every value', () => {
  const year = JSON.parse(ratesJson('2026/27'));
  expect(year.paye.bands.at(-1)).toEqual({ aboveShillings: 1_000_000, percent: 30, fixedShillings: 128_000 });
  expect(year.license).toMatch(/\/terms-of-service#using-our-material$/);
  const all = JSON.parse(ratesJson());
  expect(all).not.toHaveProperty('paye');
  expect(all.rates.length).toBeGreaterThan(year.rates.length);
});
