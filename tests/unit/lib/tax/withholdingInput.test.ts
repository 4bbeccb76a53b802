import { getWithholdingRules } from '@/lib/server/content/loaders/tax/tax';
import { readWithholdingInput, type WithholdingField } from '@/lib/tax/withholding';

type Texts = Record<WithholdingField, string>;

const rules = getWithholdingRules();
const typed: Texts = {
  kind: 'dividend',
  payer: 'company',
  payee: 'non-resident',
  state: 'india',
  holding: '25',
  amount: '1.5m',
  basis: 'net',
  day: '2026-11-15',
};
const read = (changes: Partial<Texts>) => readWithholdingInput({ ...typed, ...changes }, rules, '2026-11-22');

describe('the withholding form', () => {
  it('reads every field', () => expect(read({}).input).toEqual({ ...typed, holding: 25, amount: 1_500_000 }));

  it('takes an empty day for today, and a choice that does not exist for the first', () => {
    expect(read({ day: '', kind: 'gold', payer: 'king', payee: 'ghost', basis: '' }).input).toMatchObject({
      day: '2026-11-22',
      kind: 'services',
      payer: 'company',
      payee: 'person',
      basis: 'gross',
    });
  });

  it.each([
    [{ payee: 'trader' }, { state: '', holding: 0 }],
    [{ kind: 'rent' }, { state: 'india', holding: 0 }],
    [{ payee: 'company' }, { state: '', holding: 25 }],
    [{ holding: 'much' }, { state: 'india', holding: 0 }],
  ])('forgets with %j a treaty of residents, and a holding that changes nothing: %j', (changes, expected) => {
    expect(read(changes).input).toMatchObject(expected);
  });

  it.each([
    ['amount', '', { code: 'payment-missing' }],
    ['amount', '0', { code: 'payment-zero' }],
    ['amount', '-5', { code: 'negative' }],
    ['amount', 'much', { code: 'unreadable' }],
    ['day', '2026-02-30', { code: 'day-wrong' }],
    ['day', 'yesterday', { code: 'day-wrong' }],
    ['day', '2100-01-01', { code: 'day-wrong' }],
    ['day', '2012-06-30', { code: 'day-early' }],
  ] as const)('says of %s “%s”: %s', (name, text, message) => {
    const { input, errors } = read({ [name]: text });
    expect([input, errors[name]]).toEqual([undefined, message]);
  });
});
