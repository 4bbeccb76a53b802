import type { RowText } from '../money/breakdown.ts';
import { formatAmount } from '../money/format.ts';
import type { MonthRate, PayrollRates, PayrollRules } from './rates.ts';

const NOT_CONFIRMED = 'Not confirmed for this month: it was found for a later one.';

const line = (label: string, rule: string, law = ''): RowText => ({ label, rule, law });

const rateLine = (label: string, { percent, law, isConfirmed }: MonthRate, of: string): RowText =>
  line(label, `${percent}% ${of}`, isConfirmed ? law : `${law}. ${NOT_CONFIRMED}`);

const YOURS = 'as entered';

function taxTexts({ payeLaw, nonResident, secondJob, director }: PayrollRates, { taxableLaw }: PayrollRules) {
  return {
    taxable: line('Taxable pay', 'gross pay less the employee’s pension share, and benefits in kind', taxableLaw),
    'taxable-whole': line('Taxable pay', 'the whole of gross pay, and benefits in kind', taxableLaw),
    resident: line('PAYE, resident', 'by the bands of the month', payeLaw),
    'non-resident': rateLine('PAYE, non-resident', nonResident, 'of the whole, final'),
    'second-job': rateLine('PAYE, second job', secondJob, 'of the whole taxable pay, no tax-free band'),
    director: director
      ? rateLine('Withholding tax, part-time director', director, 'of the fee, not final')
      : line('Withholding tax, part-time director', 'not found for this month'),
  };
}

function fundTexts({ nssf, psssf, heslb, sdl, wcf }: PayrollRates) {
  const psssfLaw = psssf ? psssf.law + (psssf.isConfirmed ? '' : `. ${NOT_CONFIRMED}`) : '';
  return {
    nssf: line('NSSF, employee', `at most ${nssf.employeeMost}% of gross pay`, nssf.law),
    psssf: line('PSSSF, employee', psssf ? `${psssf.employee}% of pay` : '', psssfLaw),
    heslb: rateLine('Student loan (HESLB)', heslb, 'of the gross salary (basic pay and allowances), after tax'),
    'employer-nssf': line('NSSF, employer', `the rest of ${nssf.total}%`, nssf.law),
    'employer-psssf': line('PSSSF, employer', psssf ? `${psssf.employer}% of pay` : '', psssfLaw),
    sdl: line('SDL', `${sdl.percent}% of gross pay, from ${sdl.minEmployees} employees`, sdl.law),
    wcf: line(
      'WCF',
      wcf ? `${wcf.percent}% of basic pay and fixed allowances` : 'not charged before July 2015',
      wcf?.law,
    ),
  };
}

function benefitTexts({ benefits: { car, house, loan } }: PayrollRules) {
  const sizes = car.sizes
    .map(({ upTo, year }) => `${upTo === null ? 'above' : `to ${formatAmount(upTo)} cc`} ${formatAmount(year)}`)
    .join(', ');
  return {
    car: line(
      'Benefit: use of a car',
      `${sizes} a year; ${car.oldShare}% of it when over ${car.oldYears} years old`,
      car.law,
    ),
    house: line(
      'Benefit: house',
      `market rent, at most the greater of ${house.incomeShare}% of income and the cost claimed, less rent paid`,
      house.law,
    ),
    loan: line(
      'Benefit: loan',
      `statutory rate less interest paid; none under ${loan.shortMonths} months and ${loan.payMonths} months’ basic pay`,
      loan.law,
    ),
    otherBenefits: line('Other benefits in kind', 'value as entered', ''),
  };
}

/** Label, rule, law and mark of every line of a payslip in the month of these rates. */
export function payslipTexts(rates: PayrollRates, rules: PayrollRules): Record<string, RowText> {
  const texts: Record<string, RowText> = lawTexts(rates, rules);
  for (const { line: id, from, mark } of rules.marks) {
    const text = texts[id];
    if (text && from <= rates.from) texts[id] = { ...text, mark };
  }
  return texts;
}

function lawTexts(rates: PayrollRates, rules: PayrollRules) {
  return {
    basic: line('Basic pay', YOURS),
    allowances: line('Allowances', YOURS),
    overtime: line('Overtime', YOURS),
    bonus: line('Bonus', YOURS),
    gross: line('Gross pay', 'all pay in money'),
    ...benefitTexts(rules),
    ...taxTexts(rates, rules),
    ...fundTexts(rates),
    union: line('Union dues', 'percent of basic pay, or an amount'),
    insurance: line('Insurance', YOURS),
    otherDeductions: line('Other deductions', YOURS),
    net: line('Net pay', 'gross pay less all deductions'),
    base: line('Gross pay', 'all pay in money'),
    cost: line('Cost to the employer', 'gross pay and what the employer pays on top'),
  };
}
