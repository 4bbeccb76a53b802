import { UNREADABLE_AMOUNT } from '@/lib/money/input';
import { getCorporateRules } from '@/lib/server/content/loaders/tax/tax';
import { type CorporateField, readCorporateInput } from '@/lib/tax/corporate/corporateInput';
import { company } from '../company';

type Texts = Record<CorporateField, string>;

const rules = getCorporateRules();
const typed: Texts = {
  kind: 'standard',
  income: '100,000,000',
  brought: '',
  four: '',
  turnover: 'TZS 800,000,000/=',
  losses: '0',
  sector: '',
  end: '2025-12-31',
  paid: '',
};
const read = (changes: Partial<Texts>) => readCorporateInput({ ...typed, ...changes }, rules);

describe('the corporate tax form', () => {
  it('reads amounts as people write them, and an empty tax paid as 0', () => {
    expect(read({}).input).toEqual(company);
    expect(read({ brought: '5m', four: 'yes' }).input).toMatchObject({ broughtLosses: 5_000_000, isFourYears: true });
  });

  it.each([
    ['income', '', 'Please enter the chargeable income, or the loss as a negative amount.'],
    ['income', 'much', UNREADABLE_AMOUNT],
    ['brought', '-1', 'The amount cannot be below 0.'],
    ['turnover', '', 'Please enter the turnover for the year, or 0.'],
    ['turnover', '-1', 'The amount cannot be below 0.'],
    ...['1.5', '-1', 'two', '100'].map(
      (text) => ['losses', text, 'Please enter a whole number of years, or 0.'] as const,
    ),
    ['end', '', 'Please enter the last day of the accounting year.'],
    ['end', '2025-02-30', 'Please enter the last day of the accounting year.'],
    ['end', '2012-06-30', 'Please enter a year end from 1 July 2012 on: we have rates from July 2012.'],
    ['paid', '-5', 'The amount cannot be below 0.'],
  ] as const)('tells %s typed as %j: %s', (field, text, error) => {
    const { input, errors } = read({ [field]: text });
    expect([input, errors]).toEqual([undefined, expect.objectContaining({ [field]: error })]);
  });

  it('takes up to 99 loss years, and an unknown kind of company, as in a broken link, as the first', () => {
    expect(read({ losses: '99', kind: 'bank' }).input).toMatchObject({ lossYears: 99, kind: 'standard' });
  });

  it('asks a loss to count as a loss year', () => {
    expect(read({ income: '-5,000,000' }).errors?.losses).toBe('A loss counts as a loss year: please enter 1 or more.');
    expect(read({ income: '(5,000,000)', losses: '1' }).input?.chargeableIncome).toBe(-5_000_000);
  });

  it('does not know a rate before it existed', () => {
    const result = read({ kind: 'new-pharmaceutical-leather', end: '2018-06-30' });
    expect(result.errors?.end).toBe(
      'This rate exists since 1 July 2018: please choose another kind, or a later year end.',
    );
  });

  it('gathers every mistake at once', () => {
    const { errors } = read({ income: '', turnover: '', end: '' });
    expect(Object.values(errors ?? {}).filter(Boolean)).toHaveLength(3);
  });
});
