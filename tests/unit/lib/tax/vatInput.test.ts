import { getVatRules } from '@/lib/server/content/loaders/tax/tax';
import { parseMonth, parseTurnovers, readVatInput, type VatField } from '@/lib/tax/vat';

type Texts = Record<VatField, string>;

const rules = getVatRules();
const typed: Texts = {
  task: 'sale',
  amount: '1,180,000',
  basis: 'included',
  rate: '',
  withheld: '',
  day: '',
  first: '2025-01',
  months: '10m\n20m',
  who: '',
};
const read = (changes: Partial<Texts>) => readVatInput({ ...typed, ...changes }, { rules, today: '2026-11-22' });

describe('a sale', () => {
  it('is read with its choices; an empty day is today', () => {
    expect(read({ basis: 'excluded', withheld: 'goods' }).input).toEqual({
      task: 'sale',
      input: { amount: 1_180_000, isIncluded: false, isElectronic: false, withheld: 'goods', day: '2026-11-22' },
    });
    expect(read({ basis: 'x', rate: 'x', withheld: 'x' }).input).toMatchObject({
      input: { isIncluded: true, isElectronic: false, withheld: '' },
    });
  });

  it.each([
    [{ amount: '' }, 'amount', { code: 'vat-sale-missing' }],
    [{ day: '2026-13-01' }, 'day', { code: 'day-wrong' }],
    [{ day: '2012-06-30' }, 'day', { code: 'day-early' }],
    [{ rate: 'electronic', day: '2025-08-31' }, 'rate', { code: 'vat-rate-not-yet' }],
    [{ withheld: 'goods', day: '2025-06-30' }, 'withheld', { code: 'vat-withheld-not-yet' }],
  ] as const)('with %j has an error beside %s', (changes, name, mistake) => {
    const { input, errors } = read(changes);
    expect(input).toBeUndefined();
    expect(errors?.[name]).toEqual(mistake);
  });

  it.each([[{ rate: 'electronic', day: '2025-09-01' }], [{ withheld: 'services', day: '2025-07-01' }]])(
    'with %j is read',
    (changes) => expect(read(changes).input).toBeDefined(),
  );
});

describe('months of turnover', () => {
  const register = (changes: Partial<Texts>) => read({ task: 'register', ...changes });

  it('are read with their first', () => {
    expect(register({ who: 'professional' }).input).toEqual({
      task: 'register',
      input: { who: 'professional', first: '2025-01-01', turnovers: [10_000_000, 20_000_000] },
    });
  });

  it.each([
    [{ first: '' }, 'first', { code: 'vat-first-month-missing' }],
    [{ first: '2015-06' }, 'first', { code: 'vat-first-month-early' }],
    [{ first: 'Dec 1999' }, 'first', { code: 'vat-first-month-early' }],
    [{ months: ' ' }, 'months', { code: 'vat-months-missing' }],
    [{ months: '1\n\n3' }, 'months', { code: 'vat-month', month: 2, text: '', mistake: { code: 'vat-month-empty' } }],
    [{ months: '1\nmany' }, 'months', { code: 'vat-month', month: 2, text: 'many', mistake: { code: 'unreadable' } }],
    [{ months: '1\n'.repeat(61) }, 'months', { code: 'vat-too-many-months', most: 60 }],
  ] as const)('with %j have an error beside %s', (changes, name, message) => {
    const { input, errors } = register(changes);
    expect([input, errors?.[name]]).toEqual([undefined, message]);
  });

  it.each([
    ['12,000,000\r\n13,000,000\r\n', [12_000_000, 13_000_000]],
    ['12,000,000\t13,000,000', [12_000_000, 13_000_000]],
    ['12m; laki 8 ;0', [12_000_000, 800_000, 0]],
    ['TZS 1,000.50', [1000.5]],
  ])('may be pasted as %j', (text, turnovers) => expect(parseTurnovers(text)).toEqual({ turnovers }));
});

describe('a month', () => {
  it.each([
    ['2025-01', '2025-01-01'],
    ['2025-1', '2025-01-01'],
    ['2025/12', '2025-12-01'],
    ['01/2025', '2025-01-01'],
    ['9.2025', '2025-09-01'],
    ['January 2025', '2025-01-01'],
    [' sept 2025 ', '2025-09-01'],
    ['2025-13', null],
    ['0/2025', null],
    ['Smarch 2025', null],
    ['2025', null],
    ['', null],
  ])('written “%s” is %s', (text, day) => expect(parseMonth(text)).toBe(day));
});
