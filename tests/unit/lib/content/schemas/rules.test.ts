import type { z } from 'zod';
import { holidaysSchema } from '@/lib/content/schemas/calendar';
import {
  actsSchema,
  articlesSchema,
  financeActsSchema,
  guidesSchema,
  mediaSchema,
  videosSchema,
} from '@/lib/content/schemas/resources';
import { deadlineSchema } from '@/lib/content/schemas/services';
import { presumptiveSchema, withholdingSchema } from '@/lib/content/schemas/tax/business';
import { ratesSchema } from '@/lib/content/schemas/tax/rates';
import { contributionsSchema, payeSchema } from '@/lib/content/schemas/tax/salary';
import contributions from '@/tests/fixtures/firm/content/tax/contributions.json';
import holidays from '@/tests/fixtures/firm/content/tax/holidays.json';
import paye from '@/tests/fixtures/firm/content/tax/paye.json';
import presumptive from '@/tests/fixtures/firm/content/tax/presumptive.json';
import rates from '@/tests/fixtures/firm/content/tax/rates.json';
import withholding from '@/tests/fixtures/firm/content/tax/withholding.json';

/** Returns the schema's errors for changed data, each as 'path: message'. */
function saidOf<Data>(schema: z.ZodType, data: Data, change: (data: Data) => void): string[] {
  const changed = JSON.parse(JSON.stringify(data)) as Data;
  change(changed);
  return (schema.safeParse(changed).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const last = <Entry>(list: readonly Entry[]): Entry => list.at(-1) as Entry;

/** Appends a table with a sixth band; the band below it starts at 1,000,000, with 128,000 fixed plus 30%. */
const withTable =
  (fields: object, band: object = {}) =>
  (data: typeof paye) => {
    const newest = last(data.tables);
    const bands = [...newest.bands, { above: 5_000_000, rate: 35, fixed: 1_328_000, ...band }];
    data.tables.push({ ...newest, id: 'paye-2026-10', from: '2026-10-01', years: ['2027/28'], bands, ...fields });
  };

const NEW = paye.tables.length;

test.each<[string, (data: typeof paye) => void, string[]]>([
  ['a new table with a sixth band that adds up', withTable({}), []],
  [
    'a fixed tax that differs from the sum of the bands before it',
    withTable({}, { fixed: 1_238_000 }),
    [
      `tables.${NEW}.bands.5.fixed: 1328000: the bands before add up to 128000 + 30% of 4000000; "fixedSource" names a publication that says otherwise`,
    ],
  ],
  ['another fixed tax with its source', withTable({}, { fixed: 1_329_000, fixedSource: 'TRA, monthly table' }), []],
  [
    'bands that do not rise from 0',
    (data) => {
      const { bands } = last(data.tables);
      Object.assign(bands[0] ?? {}, { above: 1 });
      Object.assign(bands[2] ?? {}, { above: 270_000 });
    },
    [
      `tables.${NEW - 1}.bands.0.above: 0: the first band begins there`,
      `tables.${NEW - 1}.bands.2.above: more than 270000, where the band before begins`,
      expect.stringMatching(/bands\.3\.fixed: \d+: the bands before add up to 20000 \+ 20% of 490000/),
    ],
  ],
  [
    'a year in two tables',
    withTable({ years: ['2026/27', '2027/28'] }),
    [`tables.${NEW}.years.0: each year in one table: paye-2021-07 has it too`],
  ],
  [
    'a year in a table that is not in force when it begins',
    (data) => {
      last(data.tables).years.push('2029/30');
      withTable({ years: ['2030/31'] })(data);
    },
    [expect.stringMatching(/years that begin while this table is in force: on 2029-07-01 it is paye-2026-10$/)],
  ],
  [
    'an impossible figure for the top band',
    (data) => Object.assign(data.calculatorTopFixed, { grossToNet: 1_290_000 }),
    ['calculatorTopFixed.grossToNet: at most 1000 from the 128000 of paye-2021-07'],
  ],
])('PAYE tables: %s', (_, change, says) => expect(saidOf(payeSchema, paye, change)).toEqual(says));

it.each<[string, (data: typeof contributions) => void, RegExp]>([
  [
    'from the oldest tax year onwards',
    ({ nssf }) => Object.assign(nssf[0] ?? {}, { from: '2027-01-01' }),
    /^nssf\.0\.from: the oldest value, which holds by 2012-07-01: a new one is a row of its own below it$/,
  ],
  [
    'in ascending order',
    ({ sdl }) => Object.assign(last(sdl), { from: '2009-07-01' }),
    /^sdl\.\d\.from: a day after 20\d\d-07-01: the oldest first$/,
  ],
  [
    'from the first day of a month',
    ({ sdl }) => Object.assign(last(sdl), { from: '2027-11-15' }),
    /the first day of a month, since a salary is of a whole month$/,
  ],
])('contributions must have values %s', (_, change, says) => {
  expect(saidOf(contributionsSchema, contributions, change)).toEqual([expect.stringMatching(says)]);
});

it.each<[string, (data: typeof presumptive) => void, string]>([
  [
    'that start above the previous band',
    ({ tables }) => Object.assign(tables[0]?.bands[4] ?? {}, { above: 1_400_000 }),
    'tables.0.bands.4.above: more than 11000000, where the band before begins, and less than the ceiling of 100000000',
  ],
  [
    'below the ceiling of that day',
    ({ tables }) => Object.assign(tables[0]?.bands[4] ?? {}, { above: 100_000_000 }),
    'tables.0.bands.4.above: more than 11000000, where the band before begins, and less than the ceiling of 100000000',
  ],
  [
    'from a turnover of 0',
    ({ tables }) => Object.assign(tables[0]?.bands[0] ?? {}, { above: 1 }),
    'tables.0.bands.0.above: 0: the first band begins there',
  ],
  [
    'with a ceiling known on that day',
    ({ ceilings }) => ceilings.splice(0, ceilings.length - 1, { ...last(ceilings), from: '2019-07-02' }),
    'ceilings.0.from: a day by 2019-07-01, when presumptive-2019-07 begins',
  ],
])('presumptive tax must have bands %s', (_, change, says) => {
  expect(saidOf(presumptiveSchema, presumptive, change)).toContain(says);
});

it('rejects withholding kinds that refer to each other', () => {
  const circle = saidOf(withholdingSchema, withholding, ({ kinds }) => {
    Object.assign(kinds.find(({ id }) => id === 'royalty') ?? {}, { earlier: 'royalty-film' });
  });
  expect(circle).toHaveLength(2);
  expect(circle[0]).toMatch(/a way by "abroad" and "earlier" that ends at a kind with a rule of its own$/);
});

it('accepts only a share smaller than the whole payment', () => {
  const share = { part: 2, of: 2 };
  const said = saidOf(withholdingSchema, withholding, ({ kinds }) => {
    Object.assign(kinds.find(({ resident }) => resident)?.resident ?? {}, { share });
  });
  expect(said).toEqual([expect.stringMatching(/resident\.share: a part that is smaller than the whole$/)]);
});

it.each([
  ['a duty', { duty: 'vat' }, true],
  ['a duty with its own words', { duty: 'vat', what: 'VAT on boats' }, true],
  ['a time and what is due then', { when: 'Each month', what: 'Count the boats' }, true],
  ['only a time', { when: 'Each month' }, false],
  ['a duty and a time', { duty: 'vat', when: 'Each month' }, false],
  ['neither', { what: 'Count the boats' }, false],
])('a service deadline may be %s: %o, %s', (_, deadline, isTaken) => {
  expect(deadlineSchema.safeParse(deadline).success).toBe(isTaken);
});

it('rejects a rate without a group', () => {
  const said = saidOf(ratesSchema, rates, (data) => Object.assign(data.rates[0] ?? {}, { id: 'vet.standard' }));
  expect(said[0]).toMatch(/^rates\.0\.id: a group before the dot that groups has: /);
});

describe('holidays', () => {
  const said = (edit: (data: typeof holidays) => void) => saidOf(holidaysSchema, holidays, edit);
  const { year } = last(holidays.movable);
  afterEach(() => delete process.env.SOURCE_DATE_EPOCH);

  it('must be under their year, in ascending order and on dates that exist every year', () => {
    expect(said(({ movable }) => Object.assign(movable.at(-1)?.days[0] ?? {}, { day: '2020-03-26' }))).toEqual([
      expect.stringMatching(new RegExp(`day: a day in ${year}, the year that it is under$`)),
    ]);
    expect(said(({ movable }) => movable.reverse())).toContain(
      `movable.1.year: a year after ${year}: the oldest first`,
    );
    expect(said(({ fixed }) => Object.assign(fixed[0] ?? {}, { date: '02-29' }))).toEqual([
      'fixed.0.date: a day that every year has',
    ]);
  });

  it('are required from the first day of their year', () => {
    const on = (day: string) => {
      process.env.SOURCE_DATE_EPOCH = String(Date.parse(day) / 1000);
      return said(() => undefined);
    };
    expect(on(`${year}-12-31`)).toEqual([]);
    expect(on(`${year + 1}-01-01`)).toEqual([
      expect.stringContaining(`movable: the holidays of ${year + 1} by the moon`),
    ]);
  });
});

it('accepts an empty list if its page has a text for it', () => {
  const lists = [guidesSchema, articlesSchema, actsSchema, financeActsSchema, videosSchema, mediaSchema];
  expect(lists.filter((schema) => !schema.safeParse([]).success)).toEqual([]);
});
