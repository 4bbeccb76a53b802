import type { FormReading } from '@/lib/money/input';
import type { Mistake } from '@/lib/money/mistake';
import {
  getCorporateRules,
  getObjectionRules,
  getPenaltyRules,
  getPresumptiveRules,
  getVatRules,
  getWithholdingRules,
} from '@/lib/server/content/loaders/tax/tax';
import { readCorporateInput } from '@/lib/tax/corporateTax';
import { readObjectionInput } from '@/lib/tax/objection';
import { readPenaltyInput } from '@/lib/tax/penalties';
import { readPresumptiveInput } from '@/lib/tax/presumptiveTax';
import { parseMonth, parseTurnovers, readVatInput } from '@/lib/tax/vat';
import { readWithholdingInput } from '@/lib/tax/withholding';
import { company, payment } from './samples';

const TODAY = '2026-11-22';

type Texts = Readonly<Record<string, string>>;

/** Returns a function that reads a correctly filled-in form with some of its values changed. */
const formOf =
  <Field extends string, Input>(
    typed: Record<Field, string>,
    read: (texts: typeof typed) => FormReading<Field, Input>,
  ) =>
  (changes: Texts): FormReading<string, Input> =>
    read({ ...typed, ...changes });

const corporate = formOf(
  {
    ...{ kind: 'standard', income: '100,000,000', brought: '', four: '', turnover: 'TZS 800,000,000/=', losses: '0' },
    ...{ sector: '', end: '2025-12-31', paid: '' },
  },
  (texts) => readCorporateInput(texts, getCorporateRules()),
);

const objection = formOf(
  { served: '2026-11-16', kind: 'vat', tax: '9m', undisputed: '', admitted: '', decided: '', board: '' },
  (texts) => readObjectionInput(texts, getObjectionRules('en')),
);

const penalties = formOf(
  {
    ...{ kind: 'return', who: 'company', tax: '20m', paid: '', due: '2026-06-30', done: '2026-09-15', rate: '' },
    ...{ on1: '', sum1: '', from1: '', rate1: '', on2: '', sum2: '', from2: '', rate2: '' },
    ...{ on3: '', sum3: '', from3: '', rate3: '', on4: '', sum4: '', from4: '', rate4: '' },
    ...{ on5: '', sum5: '', from5: '', rate5: '', on6: '', sum6: '', from6: '', rate6: '' },
  },
  (texts) => readPenaltyInput(texts, getPenaltyRules()),
);

const presumptive = formOf(
  { turnover: '20m', year: '2027', records: 'yes', trader: 'trade', profit: '', cost: '', tin: '' },
  (texts) => readPresumptiveInput(texts, getPresumptiveRules('en')),
);

const vat = formOf(
  {
    ...{ task: 'sale', amount: '1,180,000', basis: 'included', rate: '', withheld: '', day: '' },
    ...{ first: '2025-01', months: '10m\n20m', who: '' },
  },
  (texts) => readVatInput(texts, getVatRules(), TODAY),
);

const withholding = formOf(
  {
    ...{ kind: 'services', payer: 'company', payee: 'company', amount: '1m', basis: 'gross', day: '2026-11-15' },
    ...{ state: '', holding: '' },
  },
  (texts) => readWithholdingInput(texts, getWithholdingRules(), TODAY),
);

const FORMS = { corporate, objection, penalties, presumptive, vat, withholding };

const monthMistake = (text: string, mistake: Mistake): Mistake => ({ code: 'vat-month', month: 2, text, mistake });

it.each<[keyof typeof FORMS, Texts, string, Mistake | Mistake['code']]>([
  ['corporate', { income: '' }, 'income', 'income-missing'],
  ['corporate', { income: 'much' }, 'income', 'unreadable'],
  ['corporate', { brought: '-1' }, 'brought', 'negative'],
  ['corporate', { turnover: '' }, 'turnover', 'year-turnover-missing'],
  ['corporate', { turnover: '-1' }, 'turnover', 'negative'],
  ['corporate', { losses: '1.5' }, 'losses', 'losses-unreadable'],
  ['corporate', { losses: '-1' }, 'losses', 'losses-unreadable'],
  ['corporate', { losses: 'two' }, 'losses', 'losses-unreadable'],
  ['corporate', { losses: '100' }, 'losses', 'losses-unreadable'],
  ['corporate', { income: '-5,000,000' }, 'losses', 'losses-too-few'],
  ['corporate', { end: '' }, 'end', 'year-end-missing'],
  ['corporate', { end: '2025-02-30' }, 'end', 'year-end-missing'],
  ['corporate', { end: '2012-06-30' }, 'end', 'year-end-early'],
  ['corporate', { kind: 'new-pharmaceutical-leather', end: '2018-06-30' }, 'end', 'kind-early'],
  ['corporate', { paid: '-5' }, 'paid', 'negative'],
  ['objection', { served: '' }, 'served', 'objection-day-missing'],
  ['objection', { served: '2021-06-30' }, 'served', 'objection-too-early'],
  ['objection', { served: '2026-02-30' }, 'served', 'objection-day-missing'],
  ['objection', { tax: '' }, 'tax', 'objection-tax-missing'],
  ['objection', { undisputed: '10m' }, 'undisputed', 'objection-too-much'],
  ['objection', { decided: '2026-12-01' }, 'admitted', 'objection-day-missing'],
  ['objection', { board: '2027-02-01' }, 'admitted', 'objection-day-missing'],
  ['objection', { board: '2027-02-01' }, 'decided', 'objection-day-missing'],
  ['objection', { admitted: '2026-11-15' }, 'admitted', 'objection-before-service'],
  ['objection', { admitted: '2026-11-20', decided: '2026-11-19' }, 'decided', 'objection-before-admission'],
  [
    'objection',
    { admitted: '2026-11-20', decided: '2027-01-19', board: '2027-01-18' },
    'board',
    'objection-before-decision',
  ],
  ['penalties', { tax: '' }, 'tax', 'penalty-tax-missing'],
  ['penalties', { tax: '5', paid: '6' }, 'paid', 'penalty-paid-too-much'],
  ['penalties', { on1: '2026-06-30', sum1: '5' }, 'on1', 'penalty-day-not-after-due'],
  ['penalties', { on1: '2026-09-16', sum1: '5' }, 'on1', 'penalty-day-after-done'],
  ['penalties', { sum1: '5' }, 'on1', 'penalty-day-missing'],
  ['penalties', { on1: '2026-07-30' }, 'sum1', 'penalty-sum-missing'],
  ['penalties', { from1: '2026-07-30', rate1: '5' }, 'rate', 'penalty-rate-missing'],
  ['penalties', { rate: '8', from1: '2026-07-30', rate1: 'x' }, 'rate1', 'penalty-rate-unreadable'],
  ['penalties', { rate: '8', rate1: '5' }, 'from1', 'penalty-day-missing'],
  [
    'penalties',
    { rate: '8', from1: '2026-08-30', rate1: '5', from2: '2026-07-30', rate2: '6' },
    'from2',
    'penalty-rate-unordered',
  ],
  ['penalties', { due: '2015-06-30' }, 'due', { code: 'penalty-due-too-early', from: '2015-07-01' }],
  ['penalties', { due: '2001-02-30' }, 'due', 'penalty-day-missing'],
  ['penalties', { done: '' }, 'done', 'penalty-day-missing'],
  ['penalties', { done: '2047-01-01' }, 'done', { code: 'penalty-too-long', years: 20 }],
  ['presumptive', { turnover: '' }, 'turnover', 'turnover-missing'],
  ['presumptive', { turnover: '0' }, 'turnover', 'turnover-zero'],
  ['presumptive', { turnover: '5', profit: '6' }, 'profit', 'profit-above-turnover'],
  ['presumptive', { tin: 'today' }, 'tin', 'tin-unreadable'],
  ['presumptive', { tin: '2026-06-30' }, 'tin', { code: 'tin-too-early', from: '2026-07-01' }],
  ['presumptive', { year: '2026', tin: '2027-01-01' }, 'tin', { code: 'tin-too-late', year: 2026 }],
  ['vat', { amount: '' }, 'amount', 'vat-sale-missing'],
  ['vat', { day: '2026-13-01' }, 'day', 'day-wrong'],
  ['vat', { day: '2012-06-30' }, 'day', 'day-early'],
  ['vat', { rate: 'electronic', day: '2025-08-31' }, 'rate', 'vat-rate-not-yet'],
  ['vat', { withheld: 'goods', day: '2025-06-30' }, 'withheld', 'vat-withheld-not-yet'],
  ['vat', { task: 'register', first: '' }, 'first', 'vat-first-month-missing'],
  ['vat', { task: 'register', first: '2015-06' }, 'first', 'vat-first-month-early'],
  ['vat', { task: 'register', months: ' ' }, 'months', 'vat-months-missing'],
  ['vat', { task: 'register', months: '1\n\n3' }, 'months', monthMistake('', { code: 'vat-month-empty' })],
  ['vat', { task: 'register', months: '1\nmany' }, 'months', monthMistake('many', { code: 'unreadable' })],
  ['vat', { task: 'register', months: '1\n'.repeat(61) }, 'months', { code: 'vat-too-many-months', most: 60 }],
  ['withholding', { amount: '' }, 'amount', 'payment-missing'],
  ['withholding', { amount: '0' }, 'amount', 'payment-zero'],
  ['withholding', { day: 'yesterday' }, 'day', 'day-wrong'],
  ['withholding', { day: '2100-01-01' }, 'day', 'day-wrong'],
])('the form of %s with %j reports at %s: %j', (form, texts, field, mistake) => {
  const { input, errors } = FORMS[form](texts);
  expect(errors?.[field]).toEqual(typeof mistake === 'string' ? { code: mistake } : mistake);
  expect(input).toBeUndefined();
});

it('every mistake in a form is reported at once, and does not affect other fields', () => {
  const { errors } = corporate({ income: '', turnover: '', end: '' });
  expect(Object.keys(errors ?? {})).toEqual(['income', 'end', 'turnover']);
  expect(presumptive({ turnover: 'much', profit: '6' }).errors).toEqual({ turnover: { code: 'unreadable' } });
});

it.each<[keyof typeof FORMS, Texts, object]>([
  ['corporate', { kind: 'bank' }, company],
  ['corporate', { brought: '5m', four: 'yes', losses: '99' }, { broughtLosses: 5e6, isFourYears: true, lossYears: 99 }],
  ['corporate', { income: '(5,000,000)', losses: '1' }, { chargeableIncome: -5_000_000 }],
  ['objection', { kind: 'decision', tax: '', undisputed: '' }, { kind: 'decision', tax: 0, undisputed: 0 }],
  [
    'penalties',
    { on1: '2026-08-31', sum1: '2m', on3: '2026-07-31', sum3: '1m' },
    {
      payments: [
        { day: '2026-07-31', amount: 1_000_000 },
        { day: '2026-08-31', amount: 2_000_000 },
      ],
    },
  ],
  ['presumptive', { year: '1999' }, { year: 2027, profit: undefined, cost: 0, hasRecords: true }],
  ['presumptive', { profit: '-5', records: 'no' }, { profit: -5, hasRecords: false }],
  ['presumptive', { tin: '2026-07-01' }, { tinDay: '2026-07-01' }],
  ['vat', { basis: 'excluded', withheld: 'goods' }, { input: { isIncluded: false, withheld: 'goods', day: TODAY } }],
  ['vat', { basis: 'x', rate: 'x', withheld: 'x' }, { input: { isIncluded: true, isElectronic: false, withheld: '' } }],
  ['vat', { rate: 'electronic', day: '2025-09-01' }, { input: { isElectronic: true } }],
  ['vat', { withheld: 'services', day: '2025-07-01' }, { input: { withheld: 'services' } }],
  [
    'vat',
    { task: 'register', who: 'professional' },
    { task: 'register', input: { who: 'professional', first: '2025-01-01', turnovers: [10_000_000, 20_000_000] } },
  ],
  ['withholding', {}, payment],
  ['withholding', { day: '', kind: 'gold', payer: 'king', basis: '' }, { ...payment, day: TODAY }],
  ['withholding', { payee: 'ghost' }, { payee: 'person' }],
  ['withholding', { kind: 'dividend', payee: 'non-resident', state: 'india', holding: '25' }, { holding: 25 }],
  // Residents have no treaty, and a holding is ignored where it does not affect the rate.
  ['withholding', { kind: 'dividend', payee: 'trader', state: 'india', holding: '25' }, { state: '', holding: 0 }],
  [
    'withholding',
    { kind: 'rent', payee: 'non-resident', state: 'india', holding: '25' },
    { state: 'india', holding: 0 },
  ],
  ['withholding', { kind: 'dividend', state: 'india', holding: '25' }, { state: '', holding: 25 }],
  ['withholding', { kind: 'dividend', payee: 'non-resident', state: 'india', holding: 'much' }, { holding: 0 }],
])('the form of %s with %j is read as %j', (form, texts, input) => {
  expect(FORMS[form](texts).input).toMatchObject(input);
});

it.each([
  ['12,000,000\r\n13,000,000\r\n', [12_000_000, 13_000_000]],
  ['12,000,000\t13,000,000', [12_000_000, 13_000_000]],
  ['12m; laki 8 ;0', [12_000_000, 800_000, 0]],
  ['TZS 1,000.50', [1000.5]],
])('monthly turnovers can be pasted as %j', (text, turnovers) => {
  expect(parseTurnovers(text)).toEqual({ turnovers });
});

it.each([
  ['2025-01', '2025-01-01'],
  ['2025-1', '2025-01-01'],
  ['2025/12', '2025-12-01'],
  ['01/2025', '2025-01-01'],
  ['9.2025', '2025-09-01'],
  ['January 2025', '2025-01-01'],
  [' sept 2025 ', '2025-09-01'],
  ['Januari 2025', '2025-01-01'],
  ['Machi 2025', '2025-03-01'],
  ['Mei 2025', '2025-05-01'],
  ['agosti 2025', '2025-08-01'],
  ['Oktoba 2025', '2025-10-01'],
  ['Des 2025', '2025-12-01'],
  ['Maybe 2025', null],
  ['Junk 2025', null],
  ['2025-13', null],
  ['0/2025', null],
  ['Smarch 2025', null],
  ['2025', null],
  ['', null],
])('a month written as “%s” is %s', (text, day) => expect(parseMonth(text)).toBe(day));
