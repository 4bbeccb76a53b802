import { grossToNet } from '@/lib/salary/salary';
import { getSalaryYears, getStudentLoan } from '@/lib/server/content/loaders/salaryYears';
import { getPaye } from '@/lib/server/content/loaders/tax';

const years = getSalaryYears('grossToNet');

function yearOf(year: string) {
  const found = years.find(({ rates }) => rates.year === year);
  if (!found) throw new Error(`no ${year}`);
  return found;
}

describe('the years of a salary calculator', () => {
  it('are all that have a PAYE table, the newest first', () => {
    const known = getPaye().tables.flatMap((table) => table.years);
    expect(years.map(({ rates }) => rates.year)).toEqual([...known].reverse());
  });

  // Worked out by hand: gross, then PAYE, net pay, SDL, WCF and total cost.
  it.each([
    ['2012/13', 400_000, [26_600, 333_400, 24_000, 0, 464_000]],
    ['2013/14', 600_000, [60_700, 479_300, 30_000, 0, 690_000]],
    ['2014/15', 800_000, [103_800, 616_200, 40_000, 0, 920_000]],
    ['2015/16', 1_000_000, [155_900, 744_100, 50_000, 10_000, 1_160_000]],
    ['2016/17', 500_000, [35_100, 414_900, 22_500, 5_000, 577_500]],
    ['2017/18', 200_000, [900, 179_100, 9_000, 2_000, 231_000]],
    ['2018/19', 2_000_000, [422_100, 1_377_900, 90_000, 20_000, 2_310_000]],
    ['2019/20', 300_000, [9_000, 261_000, 13_500, 3_000, 346_500]],
    ['2020/21', 1_000_000, [105_500, 794_500, 40_000, 10_000, 1_150_000]],
    ['2021/22', 1_000_000, [103_000, 797_000, 40_000, 6_000, 1_146_000]],
    ['2022/23', 1_000_000, [103_000, 797_000, 40_000, 5_000, 1_145_000]],
    ['2023/24', 1_000_000, [103_000, 797_000, 35_000, 5_000, 1_140_000]],
    ['2024/25', 2_000_000, [369_000, 1_431_000, 70_000, 10_000, 2_280_000]],
    ['2025/26', 300_000, [0, 270_000, 10_500, 1_500, 342_000]],
    ['2026/27', 800_000, [60_000, 660_000, 28_000, 4_000, 912_000]],
  ])('%s: a gross of %d gives PAYE, net pay, SDL, WCF and total cost of %j', (year, gross, expected) => {
    const { paye, netPay, sdl, wcf, totalCostToCompany } = grossToNet(gross, yearOf(year).rates);
    expect([paye, netPay, sdl, wcf, totalCostToCompany]).toEqual(expected);
  });

  it('charge nothing for workers’ compensation before it began, and say when it did', () => {
    expect(yearOf('2014/15').rates.wcf).toBe(0);
    expect(yearOf('2014/15').wcf.from).toBe('2015-07-01');
    expect(yearOf('2015/16').rates.wcf).toBe(1);
  });

  it('ask for the levy from 4 employees up to June 2021, then from 10', () => {
    expect(yearOf('2020/21').rates.sdlMinEmployees).toBe(4);
    expect(yearOf('2021/22').rates.sdlMinEmployees).toBe(10);
  });

  it('read the top band as published where the calculator has no reading of its own', () => {
    expect(yearOf('2020/21').rates.bands.at(-1)?.fixed).toBe(130_500);
    expect(yearOf('2021/22').rates.bands.at(-1)?.fixed).toBe(129_000);
  });

  it('name law and sources of their PAYE table', () => {
    for (const { paye } of years) expect([paye.law, ...paye.sources].every(Boolean)).toBe(true);
  });
});

it('the student loan has its newest rate with its law', () => {
  expect(getStudentLoan()).toMatchObject({ percent: 15, law: expect.stringContaining('Cap. 178') });
});
