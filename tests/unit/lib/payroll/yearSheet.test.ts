import { type MonthPerson, monthIn, peopleOf } from '@/lib/payroll/monthFile';
import { pensionWays, wayCells } from '@/lib/payroll/pensionWays';
import { MONTHS } from '@/lib/payroll/sheet';
import { workOut } from '@/lib/payroll/workOut';
import { calendarYearOf, type YearMonth, yearCsv, yearlyPaye, yearSheet } from '@/lib/payroll/yearSheet';
import { fc, forAll } from '@/tests/support/properties';
import { rules } from './sampleEmployee';

type Row = Readonly<Record<string, string>>;

/** The people of a month such as 'January 2026'. */
function monthOf(name: string, ...rows: Row[]): YearMonth {
  const month = monthIn(name);
  if (!month) throw new Error(`no month in ${name}`);
  const sheet = {
    month: { employer: '', staff: '', kind: 'private', ...month },
    rows: rows.map((texts, key) => ({ key, texts })),
  };
  const { run } = workOut(sheet, rules);
  return { month, people: run ? peopleOf(run) : [] };
}

const asha = { name: 'Asha', number: '1', basic: '1000000' };

describe('a calendar year', () => {
  const months = [
    monthOf('March 2026', { ...asha, basic: '2000000' }, { name: 'Neema', basic: '600000', joined: '2026-03-17' }),
    monthOf('January 2026', asha, { name: 'Juma', basic: '800000' }),
    monthOf('February 2026', { ...asha, name: 'Asha Mushi' }, { name: 'juma', basic: '800000', number: '2' }),
    monthOf('December 2025', asha),
  ];
  const sheet = yearSheet(2026, months);

  it('has its months in their order, and everybody once', () => {
    expect(sheet.months.map(({ month, employees, amounts }) => [month.month, employees, amounts.gross])).toEqual([
      ['01', 2, 1_800_000],
      ['02', 2, 1_800_000],
      ['03', 2, 2_290_322.58],
    ]);
    expect(
      sheet.people.map(({ name, number, months: of, totals }) => [
        name,
        number,
        of.length,
        totals.gross,
        totals.paye,
        totals.net,
      ]),
    ).toEqual([
      ['Asha', '1', 3, 4_000_000, 103_000 + 103_000 + 368_000, 3_026_000],
      ['juma', '2', 2, 1_600_000, 120_000, 1_320_000],
      ['Neema', '', 1, 290_322.58, 0, 261_290.32],
    ]);
    expect(sheet.totals).toMatchObject({ gross: 5_890_322.58, taxable: 5_301_290.32, paye: 694_000 });
    expect(yearSheet(2025, months).people).toHaveLength(1);
  });

  it('is a file with a row for each month and the sums', () => {
    expect(yearCsv(sheet).split('\r\n').slice(1, 5)).toEqual([
      '1,Asha,January 2026,1000000.00,0.00,100000.00,900000.00,103000.00,797000.00',
      '1,Asha,February 2026,1000000.00,0.00,100000.00,900000.00,103000.00,797000.00',
      '1,Asha,March 2026,2000000.00,0.00,200000.00,1800000.00,368000.00,1432000.00',
      '1,Asha,Year 2026,4000000.00,0.00,400000.00,3600000.00,574000.00,3026000.00',
    ]);
    expect(yearCsv(sheet)).toContain(',Together,Year 2026,5890322.58,');
  });

  it('has the tax of the yearly table for residents, where the table held all year', () => {
    const whole = (year: number, row: Row) =>
      yearSheet(
        year,
        MONTHS.map(([, label]) => monthOf(`${label} ${year}`, row)),
      );
    const [even] = whole(2026, asha).people;
    const [abroad] = whole(2026, { ...asha, status: 'non-resident' }).people;
    const [changed] = whole(2021, asha).people;
    const [part] = sheet.people;
    if (!even || !abroad || !changed || !part) throw new Error('nobody');
    expect([even.totals.paye, yearlyPaye(even, 2026, rules.periods)]).toEqual([1_236_000, 1_236_000]);
    expect(yearlyPaye(part, 2026, rules.periods)).toBe(28_800);
    expect(yearlyPaye(abroad, 2026, rules.periods)).toBeUndefined();
    expect(yearlyPaye(changed, 2021, rules.periods)).toBeUndefined();
  });

  it('loses no shilling and nobody, in any order of its months', () => {
    const person = fc.record({
      name: fc.constantFrom('Asha', 'Juma'),
      number: fc.constantFrom('', '1', '2'),
      gross: fc.nat(10 ** 8),
    });
    const month = fc.tuple(fc.constantFrom(...MONTHS), fc.array(person, { maxLength: 4 }));
    forAll(fc.uniqueArray(month, { selector: ([[number]]) => number, maxLength: 5 }), (all) => {
      const of = all.map(
        ([[, label], people]): YearMonth => ({
          month: monthIn(`${label} 2026`) ?? { year: '', month: '' },
          people: people.map(
            ({ name, number, gross }): MonthPerson => ({
              ...{ name, number, isResident: true },
              lines: Object.fromEntries(
                ['gross', 'benefits', 'employeePension', 'taxable', 'paye', 'net'].map((line) => [line, gross]),
              ) as MonthPerson['lines'],
            }),
          ),
        }),
      );
      const rows = of.flatMap(({ people }) => people);
      const one = yearSheet(2026, of);
      const other = yearSheet(2026, of.toReversed());
      const sum = rows.reduce((total, { lines }) => total + lines.gross, 0);
      const count = one.people.reduce((total, { months: each }) => total + each.length, 0);
      return one.totals.gross === sum && count === rows.length && JSON.stringify(one) === JSON.stringify(other);
    });
  });

  it.each([
    ['July 2026', 2026],
    ['June 2027', 2027],
  ])('%s lies in %d', (name, year) => {
    const month = monthIn(name);
    expect(month && calendarYearOf(month)).toBe(year);
  });
});

describe('the three ways of sharing the pension', () => {
  it('leave 20% to the Fund, and move PAYE with the employee’s part', () => {
    expect(pensionWays(1_000_000, '2026-11-01', rules).map(wayCells)).toEqual([
      ['10% and 10%', 100_000, 100_000, 900_000, 103_000, 797_000, 1_100_000],
      ['5% and 15%', 50_000, 150_000, 950_000, 115_500, 834_500, 1_150_000],
      ['0% and 20%', 0, 200_000, 1_000_000, 128_000, 872_000, 1_200_000],
    ]);
  });

  it('give the employee more and cost the employer more, the less the employee bears', () => {
    forAll(fc.integer({ min: 1000, max: 10 ** 9 }), (gross) => {
      const [half, quarter, none] = pensionWays(gross, '2026-11-01', rules).map(({ slip }) => slip);
      if (!half || !quarter || !none) return false;
      return (
        half.net < quarter.net &&
        quarter.net < none.net &&
        half.cost < quarter.cost &&
        quarter.cost < none.cost &&
        [half, quarter, none].every(
          ({ employeePension, employerPension }) => Math.abs(employeePension + employerPension - gross / 5) < 0.02,
        )
      );
    });
  });
});
