import { getCorporateRules } from '@/lib/server/content/loaders/tax/tax';
import { type CorporateInput, corporateTax } from '@/lib/tax/corporateTax';
import { readCases } from '@/tests/support/cases';
import { fc, forAll } from '@/tests/support/properties';
import { company } from './samples';

const rules = getCorporateRules();
const taxOf = (changes: Partial<CorporateInput>) => corporateTax({ ...company, ...changes }, rules);
const inLoss = { chargeableIncome: -20_000_000, lossYears: 3 };

describe('minimum tax', () => {
  it.each([
    [0, 'too-few-loss-years', 0],
    [2, 'too-few-loss-years', 0],
    [3, 'charged', 8_000_000],
    [7, 'charged', 8_000_000],
  ])('after %d consecutive loss years is %s', (lossYears, ground, tax) => {
    const result = taxOf({ chargeableIncome: -20_000_000, lossYears, yearEnd: '2026-12-31' });
    expect([result.minimumTaxGround, result.taxPayable]).toEqual([ground, tax]);
  });

  it.each(readCases('cases/minimum-tax.csv'))(
    'for $sector with a turnover of $turnover in the year to $end is $tax, divided by days',
    ({ sector = '', turnover, end = '', tax }) => {
      const result = taxOf({ ...inLoss, sector, turnover: Number(turnover), yearEnd: end });
      expect([result.minimumTax, result.taxPayable]).toEqual([Number(tax), Number(tax)]);
    },
  );

  it("of a year with two rates is also stated at the last day's rate, but paid by days", () => {
    const result = taxOf({ ...inLoss, turnover: 900_000_000 });
    expect([result.lastDayMinimumTax, result.instalments[0]?.amount]).toEqual([9_000_000, 1_692_123.29]);
    expect(taxOf({ ...inLoss, sector: 'tea', yearEnd: '2024-12-31' }).lastDayMinimumTax).toBe(0);
  });

  it.each(['agriculture', 'health', 'education', 'tea'])('for %s is not charged in a relief year', (sector) => {
    expect(taxOf({ ...inLoss, sector }).minimumTaxGround).toBe('excluded-sector');
  });
});

it.each(readCases('cases/old-losses.csv'))(
  'losses brought forward of $brought cover $relief of an income of $income, year to $end; sector $sector, four years $four',
  ({ income, brought, four, sector = '', end = '', relief, tax, carried }) => {
    const amounts = { chargeableIncome: Number(income), broughtLosses: Number(brought) };
    const { losses, incomeTax } = taxOf({ ...amounts, isFourYears: four === 'yes', sector, yearEnd: end });
    expect([losses.relief, incomeTax, losses.carried]).toEqual([Number(relief), Number(tax), Number(carried)]);
  },
);

describe('instalments and return', () => {
  it.each([
    ['2025-12-31', ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'], '2026-06-30'],
    ['2026-06-30', ['2025-09-30', '2025-12-31', '2026-03-31', '2026-06-30'], '2026-12-31'],
    ['2025-02-28', ['2024-05-31', '2024-08-31', '2024-11-30', '2025-02-28'], '2025-08-31'],
    ['2025-03-15', ['2024-06-15', '2024-09-15', '2024-12-15', '2025-03-15'], '2025-09-15'],
  ])('for a year to %s are due on %j, and the return on %s', (yearEnd, days, returnDue) => {
    const result = taxOf({ yearEnd });
    expect([result.instalments.map(({ due }) => due), result.returnDue]).toEqual([days, returnDue]);
  });

  it.each([
    ['a negative payment', -5_000_000, [7_500_000, 7_500_000, 7_500_000, 7_500_000], 30_000_000],
    ['one full and one partial payment', 10_000_000, [0, 5_000_000, 7_500_000, 7_500_000], 20_000_000],
    ['an overpayment', 31_000_000, [0, 0, 0, 0], -1_000_000],
  ])('are quarters, of which after %s there are left', (_, taxAlreadyPaid, left, balance) => {
    const result = taxOf({ taxAlreadyPaid });
    expect(result.instalments.map((instalment) => instalment.amount)).toEqual(Array(4).fill(7_500_000));
    expect(result.instalments.map((instalment) => instalment.left)).toEqual(left);
    expect(result.balance).toBe(balance);
  });

  it('are not due for a tax of up to 50,000', () => {
    expect(taxOf({ chargeableIncome: 166_666.67 }).instalments).toHaveLength(0);
    expect(taxOf({ chargeableIncome: 166_670 }).instalments).toHaveLength(4);
  });

  it('add up to the tax to the cent', () => {
    forAll(fc.integer({ min: 20_000_000, max: 1_000_000_000 }), (cents) => {
      const { instalments, taxPayable } = taxOf({ chargeableIncome: cents / 100 });
      const inCents = instalments.map(({ amount }) => Math.round(amount * 100));
      return inCents.reduce((sum, amount) => sum + amount, 0) === Math.round(taxPayable * 100);
    });
  });
});
