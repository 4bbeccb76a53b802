import { getCorporateRules } from '@/lib/server/content/loaders/tax';
import { type CorporateInput, corporateTax } from '@/lib/tax/corporateTax';
import { fc, forAll } from '@/tests/support/properties';
import { company } from './company';

const rules = getCorporateRules();
const taxOf = (changes: Partial<CorporateInput>) => corporateTax({ ...company, ...changes }, rules);
const inLoss = { chargeableIncome: -20_000_000, lossYears: 3 };

describe('tax on income', () => {
  it.each([
    ['standard', 30, 30_000_000],
    ['newly-listed', 25, 25_000_000],
    ['new-assembler', 10, 10_000_000],
    ['new-pharmaceutical-leather', 20, 20_000_000],
  ])('of a %s company is %d%%', (kind, rate, tax) => {
    const result = taxOf({ kind });
    expect([result.rate, result.incomeTax, result.taxPayable, result.effectiveRate]).toEqual([rate, tax, tax, rate]);
  });

  it('is nil for a loss', () => expect(taxOf({ chargeableIncome: -1 }).taxPayable).toBe(0));
});

describe('minimum tax', () => {
  it.each([
    [0, 'too-few-loss-years', 0],
    [2, 'too-few-loss-years', 0],
    [3, 'charged', 8_000_000],
    [7, 'charged', 8_000_000],
  ])('with %d loss years in a row is %s', (lossYears, ground, tax) => {
    const result = taxOf({ chargeableIncome: -20_000_000, lossYears });
    expect([result.minimumTaxGround, result.taxPayable]).toEqual([ground, tax]);
  });

  it.each([
    ['2018-06-30', 0.3],
    ['2018-07-01', 0.5],
    ['2025-06-30', 0.5],
    ['2025-07-01', 1],
    ['2026-12-31', 1],
  ])('for a year that ends on %s is %d%% of turnover', (yearEnd, rate) => {
    expect(taxOf({ ...inLoss, yearEnd }).minimumTaxRate).toBe(rate);
  });

  it.each([
    ['2025-06-30', false],
    ['2025-12-31', true],
    ['2026-06-29', true],
    ['2026-06-30', false],
  ])('for a year that ends on %s, a change of rate inside the year is %s', (yearEnd, isChanged) => {
    expect(taxOf({ yearEnd }).isMinimumRateChanged).toBe(isChanged);
  });

  it.each([
    ['agriculture', '2035-12-31', 'excluded-sector'],
    ['health', '2025-12-31', 'excluded-sector'],
    ['education', '2025-12-31', 'excluded-sector'],
    ['tea', '2024-06-30', 'charged'],
    ['tea', '2024-07-01', 'excluded-sector'],
    ['tea', '2027-06-30', 'excluded-sector'],
    ['tea', '2027-07-01', 'charged'],
    ['mining', '2025-12-31', 'charged'],
  ])('of %s for a year to %s: %s', (sector, yearEnd, ground) => {
    expect(taxOf({ ...inLoss, sector, yearEnd }).minimumTaxGround).toBe(ground);
  });

  it('is compared with the tax on income, and the higher is due', () => {
    expect(taxOf({ lossYears: 3 }).taxPayable).toBe(30_000_000);
    expect(taxOf({ lossYears: 3, chargeableIncome: 1_000_000 }).taxPayable).toBe(8_000_000);
  });
});

describe('instalments and return', () => {
  it.each([
    ['2025-12-31', ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'], '2026-06-30'],
    ['2026-06-30', ['2025-09-30', '2025-12-31', '2026-03-31', '2026-06-30'], '2026-12-31'],
    ['2025-02-28', ['2024-05-31', '2024-08-31', '2024-11-30', '2025-02-28'], '2025-08-31'],
    ['2025-03-15', ['2024-06-15', '2024-09-15', '2024-12-15', '2025-03-15'], '2025-09-15'],
  ])('for a year to %s are due on %j, the return on %s', (yearEnd, days, returnDue) => {
    const result = taxOf({ yearEnd });
    expect([result.instalments.map(({ due }) => due), result.returnDue]).toEqual([days, returnDue]);
  });

  it.each([
    ['nothing was paid, nor less', -5_000_000, [7_500_000, 7_500_000, 7_500_000, 7_500_000], 30_000_000],
    ['the first and a part were paid', 10_000_000, [0, 5_000_000, 7_500_000, 7_500_000], 20_000_000],
    ['too much was paid', 31_000_000, [0, 0, 0, 0], -1_000_000],
  ])('are quarters of which, where %s, there are left', (_, taxAlreadyPaid, left, balance) => {
    const result = taxOf({ taxAlreadyPaid });
    expect(result.instalments.map((instalment) => instalment.amount)).toEqual(Array(4).fill(7_500_000));
    expect(result.instalments.map((instalment) => instalment.left)).toEqual(left);
    expect(result.balance).toBe(balance);
  });

  it('add up to the tax to the cent', () => {
    forAll(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      const { instalments, taxPayable } = taxOf({ chargeableIncome: cents / 100 });
      const inCents = instalments.map(({ amount }) => Math.round(amount * 100));
      return inCents.reduce((sum, amount) => sum + amount, 0) === Math.round(taxPayable * 100);
    });
  });

  it('are finite for any amounts', () => {
    forAll(fc.double(), fc.double(), fc.double(), (chargeableIncome, turnover, taxAlreadyPaid) => {
      const result = taxOf({ chargeableIncome, turnover, taxAlreadyPaid, lossYears: 3 });
      return [result.taxPayable, result.balance, ...result.instalments.map(({ left }) => left)].every(Number.isFinite);
    });
  });
});
