import { getPenaltyRules } from '@/lib/server/content/loaders/tax/tax';
import { type PenaltyField, penaltyParams, readPenaltyInput } from '@/lib/tax/penalties/penaltyInput';
import { PENALTY_MESSAGES } from '@/lib/tax/penalties/penaltyMessages';

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
  it.each<[Partial<Texts>, PenaltyField, string]>([
    [{ tax: '' }, 'tax', PENALTY_MESSAGES.taxMissing],
    [{ tax: '5', paid: '6' }, 'paid', PENALTY_MESSAGES.paidTooMuch],
    [{ on1: '2026-06-30', sum1: '5' }, 'on1', PENALTY_MESSAGES.dayNotAfterDue],
    [{ on1: '2026-09-16', sum1: '5' }, 'on1', PENALTY_MESSAGES.dayAfterDone],
    [{ on1: '2026-07-30' }, 'sum1', PENALTY_MESSAGES.sumMissing],
    [{ from1: '2026-07-30', rate1: '5' }, 'rate', PENALTY_MESSAGES.rateMissing],
    [{ rate: '8', from1: '2026-07-30', rate1: 'x' }, 'rate1', PENALTY_MESSAGES.rateUnreadable],
    [
      { rate: '8', from1: '2026-08-30', rate1: '5', from2: '2026-07-30', rate2: '6' },
      'from2',
      PENALTY_MESSAGES.rateUnordered,
    ],
    [{ due: '2015-06-30' }, 'due', 'We have these rules from 1 July 2015. Please enter a later day, or ask us.'],
    [{ due: '2001-02-30' }, 'due', 'Please enter the day.'],
    [{ done: '2047-01-01' }, 'done', 'We work out at most 20 years of delay.'],
  ])('%j is explained beside %s', (changes, field, message) => {
    const { input, errors } = read(changes);
    expect(errors?.[field]).toBe(message);
    expect(input).toBeUndefined();
  });

  it('puts payments in the order of their days, and both into the parameters', () => {
    const { input } = read({ on1: '2026-08-31', sum1: '2m', on3: '2026-07-31', sum3: '1m', rate: '8' });
    expect(input?.payments).toEqual([
      { day: '2026-07-31', amount: 1_000_000 },
      { day: '2026-08-31', amount: 2_000_000 },
    ]);
    const params = input && penaltyParams(input);
    expect(params).toMatchObject({ tax: '20000000', paid: '', on1: '2026-07-31', sum2: '2000000', on3: '', rate: '8' });
  });
});
