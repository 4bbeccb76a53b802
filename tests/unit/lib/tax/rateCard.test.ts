import type { RateFile } from '@/lib/content/schemas/tax/rates';
import { inForce } from '@/lib/tax/days';
import { formatRate, makeRateCard } from '@/lib/tax/rateCard';
import { parseToken, resolveRate } from '@/lib/tax/rateReference';

const evidence = { is: 'read' as const, source: 'act', section: 'section 1' };

const TABLES = {
  contributions: {
    sdl: [
      { from: '2013-07-01', rate: 5, law: 'Finance Act 2013', evidence },
      { from: '2014-07-01', rate: 5, law: 'Finance Act 2014', evidence },
      { from: '2016-07-01', rate: 4.5, law: 'Finance Act 2016', evidence },
    ],
  },
  corporate: { kinds: [{ id: 'standard', rate: 30, law: 'First Schedule', evidence }] },
  presumptive: {
    tables: [
      { from: '2019-07-01', law: 'Act', evidence, bands: [{ id: 'nil', above: 4, isStartKnown: false, evidence }] },
    ],
  },
};

const base = { label: 'A rate' };

const inTable = (id: string, unit: 'percent' | 'shillings', place: string) => ({ ...base, id, unit, in: place });
const FILE: RateFile = {
  groups: [{ id: 'vat', title: 'VAT' }],
  rates: [
    {
      ...base,
      id: 'vat.threshold',
      unit: 'shillings',
      values: [
        { from: '2015-07-01', value: 100_000_000, law: 'Act', evidence },
        { from: '2023-07-01', value: 200_000_000, law: 'GN 448Y', evidence },
      ],
    },
    inTable('sdl.rate', 'percent', 'contributions.sdl.rate'),
    inTable('company.rate', 'percent', 'corporate.kinds.standard.rate'),
    inTable('presumptive.nil', 'shillings', 'presumptive.tables.bands.nil.above'),
    inTable('lost.rate', 'percent', 'contributions.sld.rate'),
  ],
  financeAct: 2026,
};

const card = makeRateCard(FILE, TABLES);
const days = { today: '2026-11-22', ofText: '2026-11-22' };
const resolve = (inner: string, ofText = days.today) => resolveRate(card, parseToken(inner), { ...days, ofText });

describe('the rate card', () => {
  it.each([
    [
      'values from another table with their days and laws, without repetitions',
      'sdl.rate',
      [
        { from: '2013-07-01', value: 5, law: 'Finance Act 2013', isStartKnown: true, evidence },
        { from: '2016-07-01', value: 4.5, law: 'Finance Act 2016', isStartKnown: true, evidence },
      ],
    ],
    [
      'a list entry by its ID, with an unknown start if it has no day',
      'company.rate',
      [{ from: '2012-07-01', value: 30, law: 'First Schedule', isStartKnown: false, evidence }],
    ],
    [
      'a figure that may be older than its day',
      'presumptive.nil',
      [{ from: '2019-07-01', value: 4, law: 'Act', isStartKnown: false, evidence }],
    ],
    ['nothing from a place that does not exist', 'lost.rate', []],
  ])('reads %s', (_, id, values) => expect(card.get(id)?.values).toEqual(values));

  it('changes a value on its first day, not before', () => {
    const { values = [] } = card.get('vat.threshold') ?? {};
    expect(inForce(values, '2015-06-30')).toBeUndefined();
    expect(inForce(values, '2023-06-30')?.value).toBe(100_000_000);
    expect(inForce(values, '2023-07-01')?.value).toBe(200_000_000);
  });
});

describe('a figure', () => {
  it.each([
    [3.5, 'percent', undefined, '3.5%'],
    [0.25, 'percent', undefined, '0.25%'],
    [3.5, 'percent', 'number', '3.5'],
    [200_000_000, 'shillings', undefined, 'TZS 200 million'],
    [200_000_000, 'shillings', 'number', '200 million'],
    [200_000_000, 'shillings', 'digits', '200,000,000'],
    [1_500_000_000, 'shillings', undefined, 'TZS 1.5 billion'],
    [270_000, 'shillings', undefined, 'TZS 270,000'],
    [1_234_567, 'shillings', undefined, 'TZS 1,234,567'],
    [1, 'months', undefined, '1 month'],
    [30, 'days', undefined, '30 days'],
    [30, 'days', 'number', '30'],
    [10, 'employees', 'word', 'ten'],
    [1.5, 'times', undefined, '1.5 times'],
    [1, 'day-of-month', undefined, '1st'],
    [7, 'day-of-month', undefined, '7th'],
    [12, 'day-of-month', undefined, '12th'],
    [22, 'day-of-month', undefined, '22nd'],
    [23, 'day-of-month', undefined, '23rd'],
  ] as const)('%d %s as %s reads %s', (value, unit, form, text) => {
    expect(formatRate(value, unit, form)).toBe(text);
  });
});

describe('a reference', () => {
  it('uses the value on its text’s date, a given date, or today', () => {
    expect(resolve('vat.threshold')).toBe('TZS 200 million');
    expect(resolve('vat.threshold', '2020-07-01')).toBe('TZS 100 million');
    expect(resolve('vat.threshold on today', '2020-07-01')).toBe('TZS 200 million');
    expect(resolve('vat.threshold on 2019-01-01 as number')).toBe('100 million');
  });

  it('reports which part is wrong', () => {
    expect(resolve('vat.treshold')).toEqual({ part: 'of', found: '"vat.treshold"' });
    expect(resolve('vat.threshold as roman')).toEqual({ part: 'as', found: '"roman"' });
    expect(resolve('vat.threshold on 2014')).toEqual({ part: 'on', found: '"2014"' });
    expect(resolve('vat.threshold on 2014-01-01')).toEqual({ part: 'on', found: '2014-01-01, before 2015-07-01' });
    expect(resolve('lost.rate')).toEqual({ part: 'on', found: '2026-11-22, before any value' });
  });
});
