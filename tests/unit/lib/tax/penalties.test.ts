import { getPenaltyRules } from '@/lib/server/content/loaders/tax/tax';
import { addDays } from '@/lib/tax/days';
import { latePenalty, MAX_MONTHS, type PenaltyInput } from '@/lib/tax/penalties';
import { readCases } from '@/tests/support/cases';
import { fc, forAll } from '@/tests/support/properties';

const rules = getPenaltyRules();

/** Parses '2026-08-01:500000 2026-09-01:1' into pairs of a day and a number. */
const dated = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part): [string, number] => [part.slice(0, 10), Number(part.slice(11))]);

const paymentsOf = (text: string) => dated(text).map(([day, amount]) => ({ day, amount }));

/** Parses '12 2026-07-21:6': an initial rate, then its changes by day. */
function ratesOf(text: string) {
  const [first = '', ...changes] = text.split(' ').filter(Boolean);
  const rates = dated(changes.join(' ')).map(([from, rate]) => ({ from, rate }));
  return first === '' ? [] : [{ from: '', rate: Number(first) }, ...rates];
}

describe('a delay, checked against an independent calculation in exact fractions', () => {
  it.each(readCases('cases/penalties.csv'))(
    'of a $kind of a(n) $who: $tax, paid $paid, then “$payments”, due $due, done $done, at “$rates”',
    ({ kind = '', who, tax, paid, payments = '', due = '', done = '', rates = '', months, penalty, interest }) => {
      const amounts = { tax: Number(tax), paid: Number(paid), payments: paymentsOf(payments) };
      const entered = { kind, isCompany: who === 'company', ...amounts, due, done, statutoryRates: ratesOf(rates) };
      const result = latePenalty(entered, rules);
      expect(result).toMatchObject({
        penalty: Number(penalty),
        interest: interest ? Number(interest) : undefined,
        total: expect.closeTo(Number(penalty) + Number(interest), 2),
      });
      expect(result.months).toHaveLength(Number(months));
    },
  );
});

const late: PenaltyInput = {
  kind: 'return',
  isCompany: true,
  tax: 20_000_000,
  paid: 0,
  payments: [],
  due: '2026-06-30',
  done: '2026-09-15',
  statutoryRates: [],
};

describe('a month of delay', () => {
  it('uses the currency point of its first day', () => {
    const { months } = latePenalty({ ...late, due: '2024-05-15', done: '2024-07-20' }, rules);
    expect(months.map(({ first, pointValue }) => [first, pointValue])).toEqual([
      ['2024-05-16', 15_000],
      ['2024-06-16', 15_000],
      ['2024-07-16', 20_000],
    ]);
  });

  it('has the unpaid tax of a late return, but not of a late payment', () => {
    const payments = [{ day: '2026-08-05', amount: 5_000_000 }];
    expect(latePenalty({ ...late, payments }, rules).unpaidAtEnd).toBe(15_000_000);
    expect(latePenalty({ ...late, payments, kind: 'payment' }, rules).unpaidAtEnd).toBe(0);
  });
});

const amount = fc.integer({ min: 0, max: 1e12 });
const day = fc
  .date({ min: new Date('2015-07-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const input = fc.record({
  kind: fc.constantFrom('return', 'payment', 'estimate'),
  isCompany: fc.boolean(),
  tax: amount,
  paid: amount,
  payments: fc.array(fc.record({ day, amount }), { maxLength: 4 }),
  due: day,
  done: day,
  statutoryRates: fc.constant([]),
});

describe('for any input', () => {
  it('the months are contiguous and limited in number', () => {
    forAll(input, (entered) => {
      const { months } = latePenalty(entered, rules);
      return (
        months.length <= MAX_MONTHS &&
        months.every(({ first, last }, index) => {
          const before = months[index - 1]?.last ?? entered.due;
          return first === addDays(before, 1) && first <= last && last <= entered.done;
        })
      );
    });
  });

  it('every month costs its points or its share, whichever is higher', () => {
    forAll(input, (entered) => {
      const least = entered.isCompany ? 15 : 5;
      return latePenalty(entered, rules).months.every(
        ({ penalty, share, pointValue }) => penalty === Math.max(share, least * pointValue),
      );
    });
  });

  it('a payment never raises the penalty, and a later date never lowers it', () => {
    forAll(input, amount, day, (entered, sum, other) => {
      const penaltyOf = (changes: Partial<PenaltyInput>) => latePenalty({ ...entered, ...changes }, rules).penalty;
      const paid = penaltyOf({ payments: [...entered.payments, { day: other, amount: sum }] });
      return paid <= penaltyOf({}) && (other <= entered.done || penaltyOf({ done: other }) >= penaltyOf({}));
    });
  });
});
