import { getCorporateRules } from '@/lib/server/content/loaders/tax/tax';
import { type CorporateField, readCorporateInput } from '@/lib/tax/corporateTax';
import { company } from './company';

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
    ['income', '', { code: 'income-missing' }],
    ['income', 'much', { code: 'unreadable' }],
    ['brought', '-1', { code: 'negative' }],
    ['turnover', '', { code: 'year-turnover-missing' }],
    ['turnover', '-1', { code: 'negative' }],
    ...['1.5', '-1', 'two', '100'].map((text) => ['losses', text, { code: 'losses-unreadable' }] as const),
    ['end', '', { code: 'year-end-missing' }],
    ['end', '2025-02-30', { code: 'year-end-missing' }],
    ['end', '2012-06-30', { code: 'year-end-early' }],
    ['paid', '-5', { code: 'negative' }],
  ] as const)('tells %s typed as %j: %s', (field, text, error) => {
    const { input, errors } = read({ [field]: text });
    expect([input, errors]).toEqual([undefined, expect.objectContaining({ [field]: error })]);
  });

  it('takes up to 99 loss years, and an unknown kind of company, as in a broken link, as the first', () => {
    expect(read({ losses: '99', kind: 'bank' }).input).toMatchObject({ lossYears: 99, kind: 'standard' });
  });

  it('asks a loss to count as a loss year', () => {
    expect(read({ income: '-5,000,000' }).errors?.losses).toEqual({ code: 'losses-too-few' });
    expect(read({ income: '(5,000,000)', losses: '1' }).input?.chargeableIncome).toBe(-5_000_000);
  });

  it('does not know a rate before it existed', () => {
    const result = read({ kind: 'new-pharmaceutical-leather', end: '2018-06-30' });
    expect(result.errors?.end).toEqual({ code: 'kind-early' });
  });

  it('gathers every mistake at once', () => {
    const { errors } = read({ income: '', turnover: '', end: '' });
    expect(Object.values(errors ?? {}).filter(Boolean)).toHaveLength(3);
  });
});
