import { employeeRows, employerRows } from '@/lib/payroll/lines';
import { payslipTexts } from '@/lib/payroll/lineTexts';
import { type PayrollRun, payrollRun } from '@/lib/payroll/run';
import { runNotes } from '@/lib/payroll/runNotes';
import { employee, rules, settings } from './sampleEmployee';

type Person = Parameters<typeof employee>[0];

const runOf = (person: Person, month = '2026-11-01', staff = 10): PayrollRun =>
  payrollRun([employee(person)], settings({ month, staff }), rules);

function linesOf(person: Person, rowsOf: typeof employeeRows = employeeRows, run = runOf(person)) {
  const [slip] = run.slips;
  if (!slip) throw new Error('no payslip');
  return Object.fromEntries(rowsOf(slip, { run, rules: rules.benefits }).map(({ id, formula }) => [id, formula]));
}

describe('the lines of an employee', () => {
  it('lead from basic pay to net pay in the visitor’s numbers', () => {
    const person: Person = {
      basic: 1_000_000,
      allowances: 200_000,
      heslb: 'basic',
      union: { percent: 2 },
      insurance: 30_000,
      benefits: { other: 50_000 },
    };
    expect(linesOf(person)).toEqual({
      basic: 'Your figure.',
      allowances: 'Your figure.',
      gross: '1,000,000 + 200,000 = 1,200,000',
      otherBenefits: 'Your figure.',
      nssf: '1,200,000 × 10% = 120,000',
      taxable: '1,200,000 − 120,000 + 50,000 = 1,130,000',
      resident: '128,000 + 30% × (1,130,000 − 1,000,000) = 167,000',
      heslb: '1,000,000 × 15% = 150,000',
      union: '1,000,000 × 2% = 20,000',
      insurance: 'Your figure.',
      net: '1,200,000 − 487,000 = 713,000',
    });
  });

  it('say what a benefit in kind is worth and why', () => {
    const benefits = {
      car: { cc: 2500, isOld: true, isCostClaimed: true },
      house: { marketRent: 500_000, costClaimed: 100_000, rentPaid: 50_000, income: 2_000_000 },
      loan: { amount: 5_000_000, rate: 4, months: 24, statutoryRate: 9.5 },
      other: 0,
    };
    expect(linesOf({ basic: 2_000_000, benefits })).toMatchObject({
      car: '1,000,000 × 50% / 12 = 41,666.67',
      house: 'The lower of 500,000 and the greater of 15% × 2,000,000 and 100,000, less 50,000 = 250,000',
      loan: '5,000,000 × (9.5% − 4%) / 12 = 22,916.67',
    });
  });

  it('say why a benefit in kind is none', () => {
    const benefits = {
      car: { cc: 2500, isOld: true, isCostClaimed: false },
      loan: { amount: 6_000_000, rate: 0, months: 11, statutoryRate: 9 },
      other: 0,
    };
    expect(linesOf({ basic: 2_000_000, benefits })).toMatchObject({
      car: 'The employer claims no cost of the car: no benefit.',
      loan: 'Under 12 months and at most 3 × 2,000,000: no benefit.',
    });
  });

  it.each<[Person, string, string]>([
    [{ status: 'non-resident' }, 'non-resident', '1,000,000 × 15% = 150,000'],
    [{ status: 'second-job' }, 'second-job', '900,000 × 30% = 270,000'],
    [{ status: 'director', fund: 'none' }, 'director', '1,000,000 × 15% = 150,000'],
    [{ fund: 'psssf' }, 'psssf', '1,000,000 × 5% = 50,000'],
  ])('of %j state the rule', (person, id, formula) => {
    expect(linesOf({ basic: 1_000_000, ...person })[id]).toBe(formula);
  });

  it('say that low pay bears no tax', () => {
    expect(linesOf({ basic: 300_000 }).resident).toBe('Taxable pay of 270,000 bears no tax.');
  });

  it('have a label, a rule and a law in every month', () => {
    for (const rates of rules.periods) {
      const texts = Object.entries(payslipTexts(rates, rules));
      expect(texts.filter(([, { label }]) => label === '')).toEqual([]);
      expect(texts.find(([id]) => id === 'resident')?.[1].law).toBe(rates.payeLaw);
    }
  });
});

describe('the lines of the employer', () => {
  it('add up to the cost', () => {
    expect(linesOf({ basic: 1_000_000 }, employerRows)).toEqual({
      base: 'As in the other table.',
      'employer-nssf': '1,000,000 × 10% = 100,000',
      sdl: '1,000,000 × 3.5% = 35,000',
      wcf: '1,000,000 × 0.5% = 5,000',
      cost: '1,000,000 + 100,000 + 35,000 + 5,000 = 1,140,000',
    });
  });

  it('say what is not charged', () => {
    const small = runOf({ basic: 1_000_000 }, '2026-11-01', 9);
    expect(linesOf({}, employerRows, small).sdl).toBe('Not charged.');
    const fee = runOf({ basic: 1_000_000, status: 'director', fund: 'none' });
    expect(linesOf({}, employerRows, fee)).toMatchObject({ sdl: 'Not charged.', wcf: 'Not charged.' });
  });
});

describe('notes on a run', () => {
  it.each<[Person, RegExp]>([
    [{ status: 'director', fund: 'none' }, /our reading; it was not confirmed/],
    [{ allowances: 1 }, /^WCF is charged on basic pay and the fixed allowances/],
    [{ fund: 'psssf' }, /^PSSSF takes its percentage of the monthly salary/],
    [{ heslb: 'gross' }, /^HESLB takes its percentage of the gross salary/],
    [{ benefits: { other: 0, house: { marketRent: 1, costClaimed: 0, rentPaid: 0 } } }, /value of a house/],
    [{ otherDeductions: 2_000_000 }, /more than the pay of Asha Mushi: net pay is below 0/],
  ])('for %j', (person, note) => {
    expect(runNotes(runOf({ basic: 1_000_000, ...person }))).toEqual([expect.stringMatching(note)]);
  });

  it('say that NSSF takes a bonus in, and WCF leaves it out', () => {
    expect(runNotes(runOf({ basic: 1_000_000, bonus: 1 }))).toEqual([
      expect.stringMatching(/^NSSF is charged on overtime and bonus too/),
      expect.stringMatching(/^WCF .* not on overtime and bonus/),
    ]);
  });

  it('there are none for a plain salary', () => expect(runNotes(runOf({ basic: 1_000_000 }))).toEqual([]));

  it('say that a rate of a past month was not confirmed', () => {
    const run = runOf({ basic: 1_000_000, status: 'non-resident' });
    const rates = { ...run.rates, nonResident: { ...run.rates.nonResident, isConfirmed: false } };
    const notes = runNotes({ ...run, rates });
    expect(notes).toEqual([expect.stringContaining('found for a later month than this one')]);
    expect(payslipTexts(rates, rules)['non-resident']?.law).toContain('Not confirmed for this month');
  });
});
