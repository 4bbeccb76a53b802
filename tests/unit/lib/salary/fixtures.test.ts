import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { netToGross } from '@/lib/salary/netToGross';
import { overtime } from '@/lib/salary/overtime';
import { grossToNet } from '@/lib/salary/salary';
import { getCalculatorRates, getCorporateRules, getOvertimeRules } from '@/lib/server/content/loaders/tax';
import { corporateTax } from '@/lib/tax/corporateTax';

/**
 * Compares an engine with the cases that bc worked out on its own (tests/fixtures/salary/makeCases.sh): each line holds
 * `inputs` numbers, then the expected results. A failure shows the whole line that differs.
 */
function expectCases(name: string, inputs: number, calculate: (input: number[]) => (number | undefined)[]) {
  const text = readFileSync(join(process.cwd(), 'tests/fixtures/salary', name), 'utf8');
  const cases = text.trim().split('\n');
  expect(cases.length).toBeGreaterThan(70);
  const numbers = cases.map((line) => line.split('\t').map(Number));
  const calculated = numbers.map((line) => [...line.slice(0, inputs), ...calculate(line.slice(0, inputs))]);
  expect(calculated).toEqual(numbers);
}

describe('to the cent as bc works it out', () => {
  it('gross to net', () => {
    const rates = getCalculatorRates('grossToNet');
    expectCases('gross-to-net.tsv', 2, ([gross = Number.NaN, sdlCharged]) => {
      const result = grossToNet(gross, rates, { isSdlCharged: sdlCharged === 1 });
      const { employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany, summary } = result;
      const { totalDeductions } = summary;
      return [employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany, totalDeductions];
    });
  });

  it('net to gross', () => {
    const rates = getCalculatorRates('netToGross');
    expectCases('net-to-gross.tsv', 1, ([net = Number.NaN]) => {
      const result = netToGross(net, rates);
      return [
        result?.grossSalary,
        result?.employeeNSSF,
        result?.taxablePay,
        result?.paye,
        result?.netPay,
        result?.wcf,
        result?.sdl,
        result?.totalCostToCompany,
      ];
    });
  });

  it('overtime', () => {
    const rules = getOvertimeRules();
    expectCases('overtime.tsv', 3, ([basicSalary = 0, weekdayHours = 0, weekendHours = 0]) => {
      const result = overtime({ basicSalary, weekdayHours, weekendHours }, rules);
      const { hourlyRate, weekdayOvertimePay, weekendOvertimePay, totalOvertimePay, totalMonthlySalary, summary } =
        result;
      const pay = [weekdayOvertimePay, weekendOvertimePay, totalOvertimePay, totalMonthlySalary];
      return [hourlyRate, ...pay, summary.averageRate];
    });
  });

  it('corporate tax', () => {
    const rules = getCorporateRules();
    const yearEndFor: Record<number, string> = { 0.3: '2017-12-31', 0.5: '2024-12-31', 1: '2026-06-30' };
    expectCases('corporate-tax.tsv', 4, ([rate, chargeableIncome = 0, minimumRate = 0, turnover = 0]) => {
      const kind = rules.kinds.find((entry) => entry.rate === rate)?.id ?? '';
      const yearEnd = yearEndFor[minimumRate] ?? '';
      const result = corporateTax(
        { kind, chargeableIncome, turnover, lossYears: 3, sector: '', yearEnd, taxAlreadyPaid: 0 },
        rules,
      );
      expect(result.minimumTaxRate).toBe(minimumRate);
      return [result.incomeTax, result.minimumTax, result.taxPayable];
    });
  });
});
