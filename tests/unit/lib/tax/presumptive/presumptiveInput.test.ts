import { getPresumptiveRules } from '@/lib/server/content/loaders/tax/tax';
import {
  PROFIT_TOO_HIGH,
  type PresumptiveField,
  readPresumptiveInput,
  TIN_UNREADABLE,
  TURNOVER_MISSING,
  TURNOVER_ZERO,
  tinTooEarly,
  tinTooLate,
} from '@/lib/tax/presumptive/presumptiveInput';

type Texts = Record<PresumptiveField, string>;

const rules = getPresumptiveRules();
const TYPED: Texts = {
  ...{ turnover: '20m', year: '2027', records: 'yes', trader: 'trade', profit: '', cost: '', tin: '' },
};
const read = (changes: Partial<Texts>) => readPresumptiveInput({ ...TYPED, ...changes }, rules, [2027, 2026]);

describe('the form of presumptive tax', () => {
  it.each<[Partial<Texts>, PresumptiveField, string]>([
    [{ turnover: '' }, 'turnover', TURNOVER_MISSING],
    [{ turnover: '0' }, 'turnover', TURNOVER_ZERO],
    [{ turnover: '5', profit: '6' }, 'profit', PROFIT_TOO_HIGH],
    [{ tin: 'today' }, 'tin', TIN_UNREADABLE],
    [{ tin: '2026-06-30' }, 'tin', tinTooEarly('2026-07-01')],
    [{ year: '2026', tin: '2027-01-01' }, 'tin', tinTooLate(2026)],
  ])('%j is explained beside %s', (changes, field, message) => {
    const { input, errors } = read(changes);
    expect(errors?.[field]).toBe(message);
    expect(input).toBeUndefined();
  });

  it('takes a profit that is not given for none, and an unknown year for the newest', () => {
    expect(read({ year: '1999' }).input).toMatchObject({ year: 2027, profit: undefined, cost: 0, hasRecords: true });
    expect(read({ profit: '-5', records: 'no' }).input).toMatchObject({ profit: -5, hasRecords: false });
  });
});
