import { compareSalaries } from '@/components/calculators/salary/CompareSalaries';
import { employeeRows, employerRows, netToGrossRows } from '@/components/calculators/salary/salaryRows';
import type { BreakdownRow } from '@/lib/money/breakdown';
import { netToGross } from '@/lib/salary/netToGross';
import { grossToNet } from '@/lib/salary/salary';
import { getCalculatorRates } from '@/lib/server/content/loaders/tax/salary';
import { ENGLISH } from '@/lib/words/say';
import { netToGrossParts, salaryParts } from './salaryParts';

const rates = getCalculatorRates('grossToNet');
const netRates = getCalculatorRates('netToGross');
const formulas = (rows: BreakdownRow[]) => Object.fromEntries(rows.map(({ id, formula }) => [id, formula]));

function breakdownsForNet(net: number) {
  const result = netToGross(net, netRates);
  if (!result) throw new Error(`no gross for ${net}`);
  return netToGrossRows(result, netToGrossParts(netRates));
}

describe('rows from gross to net', () => {
  it('hold the formulas in the visitor’s own numbers', () => {
    expect(formulas(employeeRows(grossToNet(800_000, rates), salaryParts(rates)))).toEqual({
      gross: 'Your figure.',
      nssf: '800,000 × 10% = 80,000',
      taxable: '800,000 − 80,000 = 720,000',
      paye: '20,000 + 20% × (720,000 − 520,000) = 60,000',
      net: '800,000 − 80,000 − 60,000 = 660,000',
    });
  });

  it.each([
    [300_000, 'tax-free', 'There is no tax on taxable pay of 270,000.'],
    [500_000, '8%', '8% × (450,000 − 270,000) = 14,400'],
    [2_500_000, '129,000 + 30%', '129,000 + 30% × (2,250,000 − 1,000,000) = 504,000'],
  ])('state the rule of the band of %d', (gross, rule, formula) => {
    const paye = employeeRows(grossToNet(gross, rates), salaryParts(rates)).find(({ id }) => id === 'paye');
    expect([paye?.rule, paye?.formula]).toEqual([rule, formula]);
  });

  it('take NSSF and PAYE off and close with net pay', () => {
    const kinds = employeeRows(grossToNet(800_000, rates), salaryParts(rates)).map(({ kind }) => kind);
    expect(kinds).toEqual([undefined, 'deduction', undefined, 'deduction', 'total']);
  });
});

describe('rows of the employer’s side', () => {
  it('add up to the total cost', () => {
    expect(formulas(employerRows(grossToNet(800_000, rates), salaryParts(rates)))).toEqual({
      base: 'As in the other table.',
      employerNssf: '800,000 × 10% = 80,000',
      sdl: '800,000 × 3.5% = 28,000',
      wcf: '800,000 × 0.5% = 4,000',
      total: '800,000 + 80,000 + 28,000 + 4,000 = 912,000',
    });
  });

  it('say why no skills levy is charged', () => {
    const rows = employerRows(grossToNet(800_000, rates, { isSdlCharged: false }), salaryParts(rates));
    expect(rows.find(({ id }) => id === 'sdl')).toMatchObject({
      rule: 'fewer than 10 employees',
      formula: 'Not charged.',
    });
  });

  it('do not say so of a salary of 0, which bears no levy either way', () => {
    const rows = employerRows(grossToNet(0, rates), salaryParts(rates));
    expect(rows.find(({ id }) => id === 'sdl')?.formula).toBe('0 × 3.5% = 0');
  });
});

describe('rows from net to gross', () => {
  it('turn the band’s formula round', () => {
    const { employee, employer } = breakdownsForNet(600_000);
    expect(formulas(employee)).toEqual({
      net: 'Your figure.',
      rounding: '0.24',
      taxable: '(600,000.24 + 20,000 − 20% × 520,000) / 80% = 645,000.30',
      paye: '20,000 + 20% × (645,000 − 520,000) = 45,000',
      nssf: '716,667 × 10% = 71,667',
      gross: '645,000 / 90% = 716,667',
    });
    expect(formulas(employer).total).toBe('716,667 + 71,667 + 25,083 + 3,583 = 817,000');
  });

  it.each([
    [200_000, 'No tax: the net pay of 199,999.80 is the taxable pay.'],
    [400_000, '(400,000.14 − 8% × 270,000) / 92% = 411,304.50'],
  ])('for a net of %d', (net, formula) => expect(formulas(breakdownsForNet(net).employee).taxable).toBe(formula));
});

describe('two salaries side by side', () => {
  it('differ in net pay and in the cost to the employer', () => {
    const compared = compareSalaries(grossToNet(800_000, rates), grossToNet(1_000_000, rates), ENGLISH);
    expect(compared.slice(-2)).toEqual([
      { label: 'Net pay', first: 660_000, second: 797_000, difference: 137_000 },
      { label: 'Cost to the employer', first: 912_000, second: 1_140_000, difference: 228_000 },
    ]);
  });

  it('differ by a negative amount where the second is lower', () => {
    const [gross] = compareSalaries(grossToNet(800_000, rates), grossToNet(600_000, rates), ENGLISH);
    expect(gross?.difference).toBe(-200_000);
  });
});
