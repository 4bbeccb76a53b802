import fc from 'fast-check';
import { grossToNet } from '@/lib/salary/grossToNet';
import { type NetToGrossOutcome, netToGross } from '@/lib/salary/netToGross';
import type { SalaryResult } from '@/lib/salary/types';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax';

const rates = getCalculatorRates('netToGross');

function found(outcome: NetToGrossOutcome): SalaryResult {
  if (!outcome.isFound) throw new Error(`no gross salary: ${outcome.reason}`);
  return outcome.result;
}

describe('net to gross', () => {
  it('finds the gross for 600,000, as a whole number, and the rest to the cent', () => {
    expect(found(netToGross(600_000, rates))).toMatchObject({
      grossSalary: 716_667,
      employeeNSSF: 71_666.67,
      taxablePay: 645_000,
      paye: 45_000,
      netPay: 600_000,
      totalCostToCompany: 817_000,
      taxBand: '20% tax band',
      netPayRange: 'TZS 500,000 - 692,000',
    });
  });

  it.each([
    [269_999, 'Tax-free (0%)', 'TZS 0 - 270,000'],
    [270_000, 'Tax-free (0%)', 'TZS 0 - 270,000'],
    [270_001, '8% tax band', 'TZS 270,000 - 500,000'],
    [499_999, '8% tax band', 'TZS 270,000 - 500,000'],
    [500_000, '8% tax band', 'TZS 270,000 - 500,000'],
    [500_001, '20% tax band', 'TZS 500,000 - 692,000'],
    [692_000, '20% tax band', 'TZS 500,000 - 692,000'],
    [692_001, '25% tax band', 'TZS 692,000 - 872,000'],
    [872_000, '25% tax band', 'TZS 692,000 - 872,000'],
    [872_001, '30% tax band', 'TZS 872,000 and above'],
  ])('a net of %d lies in the %s and in %s', (net, band, range) => {
    const { taxBand, netPayRange } = found(netToGross(net, rates));
    expect([taxBand, netPayRange]).toEqual([band, range]);
  });

  it.each([
    [270_000, 300_000],
    [516_000, 600_000],
    [660_000, 800_000],
    [797_000, 1_000_000],
    [872_000, 1_111_111],
    [1_117_000, 1_500_000],
    [2_062_000, 3_000_000],
  ])('a net of %d needs a gross of %d', (net, gross) => {
    expect(found(netToGross(net, rates)).grossSalary).toBe(gross);
  });

  it.each([0, -1, -600_000, Number.NaN, Number.NEGATIVE_INFINITY])('refuses %d: not above 0', (net) => {
    expect(netToGross(net, rates)).toEqual({ isFound: false, reason: 'not-positive' });
  });

  it.each([1_000_000_000_000.01, 2e12, 1e300, Number.POSITIVE_INFINITY])('finds no gross for %d', (net) => {
    expect(netToGross(net, rates)).toEqual({ isFound: false, reason: 'no-match' });
  });

  it('still answers at the largest net', () => {
    expect(found(netToGross(1_000_000_000_000, rates)).grossSalary).toBe(1_587_301_314_286);
  });

  it('leaves the skills levy out for a small employer', () => {
    expect(found(netToGross(660_000, rates, { isSdlCharged: false })).totalCostToCompany).toBe(884_000);
  });

  it('comes back within 1 shilling to the gross that a net came from, under one table', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.02, max: 1e9, noNaN: true }), (gross) => {
        const { grossSalary } = found(netToGross(grossToNet(gross, rates).netPay, rates));
        return Math.abs(grossSalary - gross) <= 1;
      }),
    );
  });

  it('states a gross whose own net is within 1 shilling of the one asked for', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 1e9, noNaN: true }), (net) => {
        const { grossSalary } = found(netToGross(net, rates));
        return Math.abs(grossToNet(grossSalary, rates).netPay - net) <= 1 && Number.isInteger(grossSalary);
      }),
    );
  });

  it('answers any number without NaN', () => {
    fc.assert(
      fc.property(fc.double(), (net) => {
        const outcome = netToGross(net, rates);
        return (
          !outcome.isFound ||
          Object.values(outcome.result).every((value) => typeof value !== 'number' || Number.isFinite(value))
        );
      }),
    );
  });
});
