import { payrollRatesOn } from '@/lib/payroll/rates';
import * as read from '@/lib/payroll/readEmployee';
import type { RowTexts } from '@/lib/payroll/sheet';
import { employee, rules } from './sampleEmployee';

const readRow = (texts: RowTexts, month = '2026-11-01') =>
  read.readEmployee({ name: 'Asha Mushi', basic: '1m', ...texts }, payrollRatesOn(rules.periods, month), month);

const readOf = (texts: RowTexts) => readRow(texts).employee;
const errorsOf = (texts: RowTexts, month?: string) => readRow(texts, month).errors;

it('a name and basic pay are enough for a resident with an even NSSF split', () => {
  expect(readRow({})).toEqual({ employee: employee({ basic: 1_000_000 }) });
});

it('reads amounts in everyday notation', () => {
  const texts = { basic: 'TZS 1,250,000/=', allowances: 'laki 2', overtime: '', bonus: '75k', insurance: ' 30 000 ' };
  expect(readOf(texts)).toMatchObject({
    basic: 1_250_000,
    allowances: 200_000,
    overtime: 0,
    bonus: 75_000,
    insurance: 30_000,
  });
});

it.each<[RowTexts, object]>([
  [{ status: 'Non Resident' }, { status: 'non-resident' }],
  [{ status: 'SECOND JOB' }, { status: 'second-job' }],
  [{ status: 'director' }, { status: 'director', fund: 'none' }],
  [{ fund: 'PSSSF' }, { fund: 'psssf' }],
  [{ fund: 'psssf basic' }, { fund: 'psssf-basic' }],
  [{ fund: 'None' }, { fund: 'none' }],
  [{ share: '7.5%' }, { nssfShare: 7.5 }],
  [{ share: '0' }, { nssfShare: 0 }],
  [{ heslb: 'Ndiyo' }, { heslb: 'gross' }],
  [{ heslb: 'basic' }, { heslb: 'basic' }],
  [{ heslb: 'hapana' }, { heslb: 'no' }],
  [
    { fund: '-', heslb: '✓' },
    { fund: 'none', heslb: 'gross' },
  ],
  [
    { fund: ' – ', heslb: '✔️' },
    { fund: 'none', heslb: 'gross' },
  ],
  [{ heslb: '✗' }, { heslb: 'no' }],
  [{ heslb: '-' }, { heslb: 'no' }],
  [{ share: '1' }, { nssfShare: 1 }],
  [{ union: '0.5%' }, { union: { percent: 0.5 } }],
  [{ union: '100' }, { union: { amount: 100 } }],
  [{ union: '2%' }, { union: { percent: 2 } }],
  [{ union: '10,000' }, { union: { amount: 10_000 } }],
  [{ bonus: ' -   ' }, { bonus: 0 }],
  [{ benefits: '50,000' }, { benefits: 50_000 }],
  [{ wcf: '900,000' }, { wcfEarnings: 900_000 }],
])('reads %j', (texts, expected) => expect(readOf(texts)).toMatchObject(expected));

it.each<[RowTexts, read.RowErrors]>([
  [{ name: ' ' }, { name: { code: 'name-missing' } }],
  [{ basic: '' }, { basic: { code: 'basic-missing' } }],
  [{ basic: 'a lot' }, { basic: { code: 'unreadable' } }],
  [{ allowances: '-5' }, { allowances: { code: 'negative' } }],
  [{ joined: '11/5/2026' }, { joined: { code: 'two-days', day: '2026-05-11', other: '2026-11-05' } }],
  [{ left: '5-11-2026' }, { left: { code: 'two-days', day: '2026-11-05', other: '2026-05-11' } }],
  [{ status: 'tourist' }, { status: { code: 'unknown-status' } }],
  [{ fund: 'LAPF' }, { fund: { code: 'unknown-fund' } }],
  [{ heslb: 'perhaps' }, { heslb: { code: 'unknown-heslb' } }],
  [{ share: '12' }, { share: { code: 'percent-out-of-range', most: 10 } }],
  [{ union: '120%' }, { union: { code: 'percent-out-of-range', most: 100 } }],
  [{ share: '0.1' }, { share: { code: 'percent-as-fraction', percent: 10 } }],
  [{ share: '.05%' }, { share: { code: 'percent-as-fraction', percent: 5 } }],
  [{ union: '0.02%' }, { union: { code: 'percent-as-fraction', percent: 2 } }],
  [{ union: '0.02' }, { union: { code: 'dues-too-low', least: 100 } }],
  [{ union: '2' }, { union: { code: 'dues-too-low', least: 100 } }],
  [
    { status: 'director', fund: 'nssf', heslb: 'yes' },
    { fund: { code: 'fee-without-fund' }, heslb: { code: 'fee-without-loan' } },
  ],
  [
    { name: '', basic: 'x', bonus: 'y' },
    { name: { code: 'name-missing' }, basic: { code: 'unreadable' }, bonus: { code: 'unreadable' } },
  ],
])('explains what is wrong with %j', (texts, errors) => expect(errorsOf(texts)).toEqual(errors));

it.each<RowTexts>([
  { status: '非居民' },
  { status: 'غير مقيم' },
  { status: '?' },
  { status: '-' },
  { fund: '✗' },
  { fund: 'N/A' },
  { heslb: 'да' },
  { heslb: 'نعم' },
  { heslb: '是' },
  { heslb: '?' },
])('rejects the unknown values of %j', (texts) =>
  expect(Object.keys(errorsOf(texts) ?? {})).toEqual(Object.keys(texts)),
);

it('rejects what did not exist in a past month', () => {
  expect(errorsOf({ fund: 'PSSSF' }, '2018-06-01')).toEqual({ fund: { code: 'no-psssf' } });
  expect(errorsOf({ fund: 'PSSSF' }, '2018-07-01')).toBeUndefined();
  expect(errorsOf({ status: 'director' }, '2014-06-01')).toEqual({ status: { code: 'no-director-rate' } });
});

describe('part of a month', () => {
  it.each<[RowTexts, number]>([
    [{ joined: '2026-11-16' }, 500_000],
    [{ joined: '16/11/2026' }, 500_000],
    [{ left: '20.11.2026' }, 666_666.67],
    [{ joined: '2026-11-10', left: '9-11-2026' }, Number.NaN],
    [{ joined: '2026-11-10', left: '2026-11-10' }, 33_333.33],
    [{ joined: '2026-11-01', left: '2026-11-30' }, 1_000_000],
    [{ joined: '2019-02-03', left: '2027-01-01' }, 1_000_000],
  ])('of %o pays %d of a million by calendar days', (texts, basic) => {
    expect(readOf(texts)?.basic ?? Number.NaN).toBe(basic);
  });

  it('reduces allowances by days too, but not overtime or bonus', () => {
    expect(readOf({ joined: '2026-11-16', allowances: '100000', bonus: '7' })).toMatchObject({
      allowances: 50_000,
      bonus: 7,
    });
  });

  it.each<[RowTexts, object]>([
    [{ joined: '2026-12-01' }, { joined: { code: 'joined-late' } }],
    [{ left: '31/10/2026' }, { left: { code: 'left-early' } }],
    [{ joined: '2026-11-10', left: '2026-11-09' }, { left: { code: 'left-before-joining' } }],
    [
      { joined: 'soon', left: '2026-11-31' },
      { joined: { code: 'not-a-day' }, left: { code: 'not-a-day' } },
    ],
  ])('of %o is rejected', (texts, errors) => {
    expect(errorsOf(texts)).toEqual(errors);
  });
});
