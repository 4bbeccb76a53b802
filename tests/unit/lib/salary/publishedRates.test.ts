import { netToGross } from '@/lib/salary/netToGross';
import { calculatorRatesOn, type SalaryTaxFiles, topFixedOf } from '@/lib/salary/publishedRates';
import { grossToNet, publishedNetPay } from '@/lib/salary/salary';
import { getContributions, getPaye, getSalaryYears } from '@/lib/server/content/loaders/tax/salary';

const paye = getPaye('en');
const [table] = paye.tables.filter(({ id }) => id === paye.calculatorTopFixed.table);
const OLD_TOP_FIXED = 128_000;
/** A sixth band for a new table: 35% of pay above 5,000,000. */
const SIXTH = { above: 5_000_000, rate: 35, fixed: 1_328_000 };

/** Returns the content as if an editor had added a table for 2040/41. */
function withNextTable(bands = [...(table?.bands ?? []), SIXTH]): SalaryTaxFiles {
  if (!table) throw new Error('content/tax/paye.json holds no table of calculatorTopFixed');
  const next = { ...table, id: 'paye-2040-07', from: '2040-07-01', years: ['2040/41'], bands };
  return {
    paye: { ...paye, tables: [...paye.tables, next] },
    contributions: getContributions('en'),
  };
}

describe('a new PAYE table with a sixth band', () => {
  const gross = calculatorRatesOn(withNextTable(), 'grossToNet', '2040-07-01');
  const net = calculatorRatesOn(withNextTable(), 'netToGross', '2040-07-01');

  it.each([
    [1_350_000, 192_500],
    [5_500_000, 1_313_000],
    [5_600_000, 1_342_000],
    [10_000_000, 2_728_000],
  ])('charges PAYE on a gross salary of %d: %d', (salary, tax) => expect(grossToNet(salary, gross).paye).toBe(tax));

  it('finds the gross salary for each net pay', () => {
    for (const salary of [1_350_000, 5_500_000, 5_600_000, 10_000_000]) {
      expect(netToGross(grossToNet(salary, gross).netPay, net)?.grossSalary).toBe(salary);
    }
  });

  it('has no alternative figure for its top band', () => {
    expect(publishedNetPay(grossToNet(10_000_000, gross), gross)).toBeUndefined();
  });
});

describe('the calculators’ figure for the top band', () => {
  it('applies to its own table', () => {
    expect(table && topFixedOf(paye, 'grossToNet', table)).toBe(paye.calculatorTopFixed.grossToNet);
    expect(paye.calculatorTopFixed.grossToNet).not.toBe(OLD_TOP_FIXED);
  });

  it('is the published one for another table, even with the same bands', () => {
    const next = withNextTable(table?.bands).paye.tables.at(-1);
    expect(next && topFixedOf(paye, 'grossToNet', next)).toBe(OLD_TOP_FIXED);
  });
});

const years = getSalaryYears('grossToNet', 'en');

function yearOf(year: string) {
  const [table, ...others] = years.find((each) => each.year === year)?.tables ?? [];
  if (!table || others.length > 0) throw new Error(`${year} has not one table`);
  return table;
}

describe('the years of a salary calculator', () => {
  it('are all years with a PAYE table, newest first', () => {
    const known = getPaye('en').tables.flatMap((table) => table.years);
    expect(years.map(({ year }) => year)).toEqual([...known].reverse());
  });

  it('have no workers’ compensation before it began, and say when it did', () => {
    expect(yearOf('2014/15').rates).toMatchObject({ wcf: 0 });
    expect(yearOf('2014/15').wcf.from).toBe('2015-07-01');
    expect(yearOf('2015/16').rates).toMatchObject({ wcf: 1 });
  });

  it.each([
    ['2020/21', 'from 4 employees', 4, 'as published', 130_500],
    ['2021/22', 'from 10', 10, 'as the calculator reads it', 129_000],
  ])('have in %s a levy %s (%d), and a top band %s: %d', (year, _, staff, __, fixed) => {
    const { sdlMinEmployees, bands } = yearOf(year).rates;
    expect([sdlMinEmployees, bands.at(-1)?.fixed]).toEqual([staff, fixed]);
  });
});
