import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { grossToNet } from '@/lib/salary/grossToNet';
import { netToGross } from '@/lib/salary/netToGross';
import { overtime } from '@/lib/salary/overtime';
import { getCalculatorRates, getCorporateRules, getOvertimeRules } from '@/lib/server/content/loaders/tax';
import { corporateTax } from '@/lib/tax/corporateTax';

/** Cases that bc worked out on its own: tests/fixtures/salary/makeCases.sh. */
function cases(name: string): number[][] {
  const text = readFileSync(join(process.cwd(), 'tests/fixtures/salary', name), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t').map(Number));
}

const grossRates = getCalculatorRates('grossToNet');
const netRates = getCalculatorRates('netToGross');
const overtimeRules = getOvertimeRules();
const corporateRules = getCorporateRules();
const yearEndFor: Record<number, string> = { 0.3: '2017-12-31', 0.5: '2024-12-31', 1: '2026-06-30' };

describe('the calculators match the cases worked out by bc to the cent', () => {
  it('has more than 300 of them', () => {
    const names = ['gross-to-net.tsv', 'net-to-gross.tsv', 'overtime.tsv', 'corporate-tax.tsv'];
    expect(names.flatMap(cases).length).toBeGreaterThan(300);
  });

  it.each(cases('gross-to-net.tsv'))('gross %d, SDL %d', (gross, sdlCharged, ...expected) => {
    const result = grossToNet(gross ?? Number.NaN, grossRates, {
      isSdlCharged: sdlCharged === 1,
    });
    const { employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany, summary } = result;
    expect([
      employeeNSSF,
      taxablePay,
      paye,
      netPay,
      employerNSSF,
      wcf,
      sdl,
      totalCostToCompany,
      summary.totalDeductions,
    ]).toEqual(expected);
  });

  it.each(cases('net-to-gross.tsv'))('net %d', (net, ...expected) => {
    const outcome = netToGross(net ?? Number.NaN, netRates);
    if (!outcome.isFound) throw new Error(`no gross for ${net}`);
    const { grossSalary, employeeNSSF, taxablePay, paye, netPay, wcf, sdl, totalCostToCompany } = outcome.result;
    expect([grossSalary, employeeNSSF, taxablePay, paye, netPay, wcf, sdl, totalCostToCompany]).toEqual(expected);
  });

  it.each(cases('overtime.tsv'))(
    'salary %d, %d and %d hours',
    (basicSalary = 0, weekdayHours = 0, weekendHours = 0, ...expected) => {
      const result = overtime({ basicSalary, weekdayHours, weekendHours }, overtimeRules);
      const { hourlyRate, weekdayOvertimePay, weekendOvertimePay, totalOvertimePay, totalMonthlySalary, summary } =
        result;
      expect([
        hourlyRate,
        weekdayOvertimePay,
        weekendOvertimePay,
        totalOvertimePay,
        totalMonthlySalary,
        summary.averageRate,
      ]).toEqual(expected);
    },
  );

  it.each(cases('corporate-tax.tsv'))(
    '%d%% of %d, %d%% of %d',
    (rate, chargeableIncome = 0, minimumRate = 0, turnover = 0, ...expected) => {
      const kind = corporateRules.kinds.find((entry) => entry.rate === rate)?.id ?? '';
      const yearEnd = yearEndFor[minimumRate] ?? '';
      const result = corporateTax(
        { kind, chargeableIncome, turnover, lossYears: 3, sector: '', yearEnd, taxAlreadyPaid: 0 },
        corporateRules,
      );
      expect([result.incomeTax, result.minimumTax, result.taxPayable]).toEqual(expected);
      expect(result.minimumTaxRate).toBe(minimumRate);
    },
  );
});
