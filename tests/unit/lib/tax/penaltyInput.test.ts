import type { Mistake } from '@/lib/money/mistake';
import { getPenaltyRules } from '@/lib/server/content/loaders/tax/tax';
import { type PenaltyField, readPenaltyInput } from '@/lib/tax/penalties';

type Texts = Record<PenaltyField, string>;

const rules = getPenaltyRules();
const EMPTY: Texts = {
  ...{ kind: 'return', who: 'company', tax: '20m', paid: '', due: '2026-06-30', done: '2026-09-15', rate: '' },
  ...{ on1: '', sum1: '', from1: '', rate1: '', on2: '', sum2: '', from2: '', rate2: '' },
  ...{ on3: '', sum3: '', from3: '', rate3: '', on4: '', sum4: '', from4: '', rate4: '' },
  ...{ on5: '', sum5: '', from5: '', rate5: '', on6: '', sum6: '', from6: '', rate6: '' },
};
const read = (changes: Partial<Texts>) => readPenaltyInput({ ...EMPTY, ...changes }, rules);

describe('the penalties form', () => {
  it.each<[Partial<Texts>, PenaltyField, Mistake]>([
    [{ tax: '' }, 'tax', { code: 'penalty-tax-missing' }],
    [{ tax: '5', paid: '6' }, 'paid', { code: 'penalty-paid-too-much' }],
    [{ on1: '2026-06-30', sum1: '5' }, 'on1', { code: 'penalty-day-not-after-due' }],
    [{ on1: '2026-09-16', sum1: '5' }, 'on1', { code: 'penalty-day-after-done' }],
    [{ on1: '2026-07-30' }, 'sum1', { code: 'penalty-sum-missing' }],
    [{ from1: '2026-07-30', rate1: '5' }, 'rate', { code: 'penalty-rate-missing' }],
    [{ rate: '8', from1: '2026-07-30', rate1: 'x' }, 'rate1', { code: 'penalty-rate-unreadable' }],
    [
      { rate: '8', from1: '2026-08-30', rate1: '5', from2: '2026-07-30', rate2: '6' },
      'from2',
      { code: 'penalty-rate-unordered' },
    ],
    [{ due: '2015-06-30' }, 'due', { code: 'penalty-due-too-early', from: '2015-07-01' }],
    [{ due: '2001-02-30' }, 'due', { code: 'penalty-day-missing' }],
    [{ done: '2047-01-01' }, 'done', { code: 'penalty-too-long', years: 20 }],
  ])('%j is explained beside %s', (changes, field, mistake) => {
    const { input, errors } = read(changes);
    expect(errors?.[field]).toEqual(mistake);
    expect(input).toBeUndefined();
  });

  it('puts payments in the order of their days', () => {
    const { input } = read({ on1: '2026-08-31', sum1: '2m', on3: '2026-07-31', sum3: '1m', rate: '8' });
    expect(input?.payments).toEqual([
      { day: '2026-07-31', amount: 1_000_000 },
      { day: '2026-08-31', amount: 2_000_000 },
    ]);
  });
});
