import { roundingLine } from '@/components/calculators/result/ResultRows';
import { netToGrossRows, yearRows } from '@/components/calculators/salary/salaryRows';
import { roundToCents } from '@/lib/money/amount';
import { roundRows } from '@/lib/money/breakdown';
import { formatPercent } from '@/lib/money/format';
import { bonusMonth, netToGross } from '@/lib/salary/netToGross';
import { compareWithMinimum, overtime } from '@/lib/salary/overtime';
import type { SalaryCalculator } from '@/lib/salary/publishedRates';
import { grossToNet } from '@/lib/salary/salary';
import { getCalculatorRates, getOvertimeRules, getSalaryYears } from '@/lib/server/content/loaders/tax/salary';
import { getCorporateRules } from '@/lib/server/content/loaders/tax/tax';
import { corporateTax } from '@/lib/tax/corporateTax';
import { ENGLISH } from '@/lib/words/translate';
import { readCases } from '@/tests/support/cases';
import { netToGrossParts, salaryParts } from '@/tests/unit/components/calculators/salary/salaryParts';
import { company } from '../tax/samples';

/**
 * Compares a calculation with cases calculated independently by bc (tests/fixtures/cases/makeCases.sh). Each line holds
 * `inputs` numbers, then the expected results. A failure shows each differing line in full.
 */
function expectCases(name: string, inputs: number, calculate: (input: number[]) => (number | undefined)[]) {
  const numbers = readCases(`cases/${name}.csv`).map((line) => Object.values(line).map(Number));
  expect(numbers.length).toBeGreaterThan(70);
  const calculated = numbers.map((line) => [...line.slice(0, inputs), ...calculate(line.slice(0, inputs))]);
  expect(calculated.map((line) => line.map((figure = Number.NaN) => roundToCents(figure)))).toEqual(numbers);
}

/** Returns a lookup of a calculator's rates by the calendar year in which the tax year starts. */
function ratesByStart(calculator: SalaryCalculator) {
  const byStart = new Map(
    getSalaryYears(calculator, 'en').map(({ year, tables }) => [Number(year.slice(0, 4)), tables.at(-1)?.rates]),
  );
  return (start: number) => {
    const rates = byStart.get(start);
    if (!rates) throw new Error(`no rates from ${start}`);
    return rates;
  };
}

it.each(readCases('cases/salary-shares.csv'))(
  'a salary from $from of $amount and its shares match exact fractions',
  ({ from, amount, takeHomeShare, deductionShare, employerShare, ...line }) => {
    const isGross = from === 'gross';
    const rates = getCalculatorRates(isGross ? 'grossToNet' : 'netToGross');
    const found = isGross ? undefined : netToGross(Number(amount), rates);
    const result = isGross ? grossToNet(Number(amount), rates) : found;
    const { grossSalary, employeeNSSF, paye, netPay, totalCostToCompany, summary } = { ...result };
    const rows = found ? netToGrossRows(found, netToGrossParts(rates, undefined)) : [];
    const rounding = roundRows(rows, undefined, roundToCents, roundingLine(ENGLISH))
      .filter(({ id }) => id.startsWith('rounding'))
      .reduce((sum, { shown }) => sum + (shown[0] ?? 0), 0);
    const figures = [grossSalary, employeeNSSF, paye, netPay, summary?.totalDeductions, totalCostToCompany, rounding];
    expect(figures.map((figure = Number.NaN) => roundToCents(figure).toFixed(2))).toEqual(Object.values(line));
    const shares = [summary?.takeHomePercent, summary?.deductionPercent, summary?.employerCostPercent];
    expect(shares.map((share = 0) => formatPercent(share))).toEqual(
      [takeHomeShare, deductionShare, employerShare].map((share) => `${Number(share)}%`),
    );
  },
);

describe('matches the calculation in bc to the cent for', () => {
  it('gross to net', () => {
    const rates = getCalculatorRates('grossToNet');
    expectCases('gross-to-net', 2, ([gross = Number.NaN, sdlCharged]) => {
      const result = grossToNet(gross, rates, { isSdlCharged: sdlCharged === 1 });
      const { employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany, summary } = result;
      const { totalDeductions } = summary;
      return [employeeNSSF, taxablePay, paye, netPay, employerNSSF, wcf, sdl, totalCostToCompany, totalDeductions];
    });
  });

  it('net to gross', () => {
    const rates = getCalculatorRates('netToGross');
    expectCases('net-to-gross', 1, ([net = Number.NaN]) => {
      const { grossSalary, employeeNSSF, taxablePay, paye, ...result } = { ...netToGross(net, rates) };
      const { netPay, wcf, sdl, totalCostToCompany } = result;
      return [grossSalary, employeeNSSF, taxablePay, paye, netPay, wcf, sdl, totalCostToCompany];
    });
  });

  it('overtime', () => {
    const rules = getOvertimeRules();
    expectCases('overtime', 3, ([basicSalary = 0, weekdayHours = 0, weekendHours = 0]) => {
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
    expectCases('corporate-tax', 4, ([rate, chargeableIncome = 0, minimumRate = 0, turnover = 0]) => {
      const kind = rules.kinds.find((entry) => entry.rate === rate)?.id ?? '';
      const yearEnd = yearEndFor[minimumRate] ?? '';
      const result = corporateTax({ ...company, kind, chargeableIncome, turnover, lossYears: 3, yearEnd }, rules);
      expect(result.minimumTaxSlices.map(({ rate }) => rate)).toEqual([minimumRate]);
      return [result.incomeTax, result.minimumTax, result.taxPayable];
    });
  });

  it('gross to net in every tax year since 2012/13, with other deductions and a bonus', () => {
    const ratesFrom = ratesByStart('grossToNet');
    expectCases('salary-years', 6, ([year = 0, gross = 0, sdlCharged, loanPercent = 0, other = 0, bonus = 0]) => {
      const rates = ratesFrom(year);
      const options = { isSdlCharged: sdlCharged === 1 };
      const result = grossToNet(gross, rates, options, { loanPercent, union: 0, insurance: 0, other });
      const { employeeNSSF, taxablePay, paye, netPay, sdl, wcf, totalCostToCompany, deducted } = result;
      const month = bonusMonth(result, bonus, rates, options);
      const parts = salaryParts(rates);
      const ofYear = (id: string) =>
        yearRows(result, month, parts)
          .find((row) => row.id === id)
          ?.amounts?.(roundToCents)
          .at(-1);
      const usual = [employeeNSSF, taxablePay, paye, netPay, sdl, wcf, totalCostToCompany, deducted?.left];
      return [...usual, month.pay.paye, month.left, ofYear('paye'), ofYear('net'), ofYear('total')];
    });
  });

  it('net to gross in every tax year, with other deductions', () => {
    const ratesFrom = ratesByStart('netToGross');
    expectCases('left-to-gross', 4, ([year = 0, left = 0, loanPercent = 0, other = 0]) => {
      const deductions = { loanPercent, union: other, insurance: 0, other: 0 };
      const result = netToGross(left, ratesFrom(year), {}, deductions);
      return [result?.grossSalary, result?.taxablePay, result?.paye, result?.netPay];
    });
  });

  it('overtime at 180 and 195 hours, and the minimum wage', () => {
    const rules = getOvertimeRules();
    expectCases('minimum-wage', 4, ([basicSalary = 0, weekdayHours = 0, weekendHours = 0, month = 0]) => {
      const input = { basicSalary, weekdayHours, weekendHours };
      const [own, order] = [rules, { ...rules, monthHours: 195 }].map((each) => overtime(input, each));
      const minimum = { id: 'work', sector: 'Sector', work: 'Work', month };
      const { difference, minimumHour } = compareWithMinimum(basicSalary, minimum, 195);
      const pay = [own?.hourlyRate, own?.totalOvertimePay, order?.hourlyRate, order?.totalOvertimePay];
      return [...pay, difference, minimumHour];
    });
  });
});
