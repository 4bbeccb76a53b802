import type { Mistake } from '@/lib/money/mistake';
import { getPresumptiveRules } from '@/lib/server/content/loaders/tax/tax';
import { type PresumptiveField, readPresumptiveInput } from '@/lib/tax/presumptiveTax';

type Texts = Record<PresumptiveField, string>;

const rules = getPresumptiveRules();
const TYPED: Texts = {
  ...{ turnover: '20m', year: '2027', records: 'yes', trader: 'trade', profit: '', cost: '', tin: '' },
};
const read = (changes: Partial<Texts>) => readPresumptiveInput({ ...TYPED, ...changes }, rules, [2027, 2026]);

describe('the form of presumptive tax', () => {
  it.each<[Partial<Texts>, PresumptiveField, Mistake]>([
    [{ turnover: '' }, 'turnover', { code: 'turnover-missing' }],
    [{ turnover: '0' }, 'turnover', { code: 'turnover-zero' }],
    [{ turnover: '5', profit: '6' }, 'profit', { code: 'profit-above-turnover' }],
    [{ tin: 'today' }, 'tin', { code: 'tin-unreadable' }],
    [{ tin: '2026-06-30' }, 'tin', { code: 'tin-too-early', from: '2026-07-01' }],
    [{ year: '2026', tin: '2027-01-01' }, 'tin', { code: 'tin-too-late', year: 2026 }],
  ])('%j is explained beside %s', (changes, field, mistake) => {
    const { input, errors } = read(changes);
    expect(errors?.[field]).toEqual(mistake);
    expect(input).toBeUndefined();
  });

  it('takes a profit that is not given for none, and an unknown year for the newest', () => {
    expect(read({ year: '1999' }).input).toMatchObject({ year: 2027, profit: undefined, cost: 0, hasRecords: true });
    expect(read({ profit: '-5', records: 'no' }).input).toMatchObject({ profit: -5, hasRecords: false });
  });
});
