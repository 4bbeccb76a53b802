import type { RowText } from '../money/breakdown.ts';
import { formatAmount } from '../money/format.ts';
import { say } from '../words/say.ts';
import type { Phrase } from '../words/sw/phrases.ts';
import type { MonthRate, PayrollRates, PayrollRules } from './rates.ts';

const NOT_CONFIRMED: Phrase = 'Not confirmed for this month: it was found for a later one.';

const line = (label: Phrase, rule: string, law = ''): RowText => ({ label: say(label), rule, law });

/** `of` names the percent as {percent}. */
const rateLine = (label: Phrase, { percent, law, isConfirmed }: MonthRate, of: Phrase): RowText =>
  line(label, say(of, { percent }), isConfirmed ? law : `${law}. ${say(NOT_CONFIRMED)}`);

const yours = (label: Phrase): RowText => line(label, say('as entered'));

function taxTexts({ payeLaw, nonResident, secondJob, director }: PayrollRates, { taxableLaw }: PayrollRules) {
  return {
    taxable: line('Taxable pay', say('gross pay less the employee’s pension share, and benefits in kind'), taxableLaw),
    'taxable-whole': line('Taxable pay', say('the whole of gross pay, and benefits in kind'), taxableLaw),
    resident: line('PAYE, resident', say('by the bands of the month'), payeLaw),
    'non-resident': rateLine('PAYE, non-resident', nonResident, '{percent}% of the whole, final'),
    'second-job': rateLine('PAYE, second job', secondJob, '{percent}% of the whole taxable pay, no tax-free band'),
    director: director
      ? rateLine('Withholding tax, part-time director', director, '{percent}% of the fee, not final')
      : line('Withholding tax, part-time director', say('not found for this month')),
  };
}

function fundTexts({ nssf, psssf, heslb, sdl, wcf }: PayrollRates) {
  const psssfLaw = psssf ? psssf.law + (psssf.isConfirmed ? '' : `. ${say(NOT_CONFIRMED)}`) : '';
  return {
    nssf: line('NSSF, employee', say('at most {percent}% of gross pay', { percent: nssf.employeeMost }), nssf.law),
    psssf: line('PSSSF, employee', psssf ? say('{percent}% of pay', { percent: psssf.employee }) : '', psssfLaw),
    heslb: rateLine(
      'Student loan (HESLB)',
      heslb,
      '{percent}% of the gross salary (basic pay and allowances), after tax',
    ),
    'employer-nssf': line('NSSF, employer', say('the rest of {percent}%', { percent: nssf.total }), nssf.law),
    'employer-psssf': line(
      'PSSSF, employer',
      psssf ? say('{percent}% of pay', { percent: psssf.employer }) : '',
      psssfLaw,
    ),
    sdl: line(
      'SDL',
      say('{percent}% of gross pay, from {count} employees', { percent: sdl.percent, count: sdl.minEmployees }),
      sdl.law,
    ),
    wcf: line(
      'WCF',
      wcf
        ? say('{percent}% of basic pay and fixed allowances', { percent: wcf.percent })
        : say('not charged before July 2015'),
      wcf?.law,
    ),
  };
}

function benefitTexts({ benefits: { car, house, loan } }: PayrollRules) {
  const sizes = car.sizes
    .map(({ upTo, year }) =>
      upTo === null
        ? say('above {value}', { value: formatAmount(year) })
        : say('to {cc} cc {value}', { cc: formatAmount(upTo), value: formatAmount(year) }),
    )
    .join(', ');
  return {
    car: line(
      'Benefit: use of a car',
      say('{sizes} a year; {share}% of it when over {years} years old', {
        sizes,
        share: car.oldShare,
        years: car.oldYears,
      }),
      car.law,
    ),
    house: line(
      'Benefit: house',
      say('market rent, at most the greater of {share}% of income and the cost claimed, less rent paid', {
        share: house.incomeShare,
      }),
      house.law,
    ),
    loan: line(
      'Benefit: loan',
      say('statutory rate less interest paid; none under {short} months and {pay} months’ basic pay', {
        short: loan.shortMonths,
        pay: loan.payMonths,
      }),
      loan.law,
    ),
    otherBenefits: line('Other benefits in kind', say('value as entered')),
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
    basic: yours('Basic pay'),
    allowances: yours('Allowances'),
    overtime: yours('Overtime'),
    bonus: yours('Bonus'),
    gross: line('Gross pay', say('all pay in money')),
    ...benefitTexts(rules),
    ...taxTexts(rates, rules),
    ...fundTexts(rates),
    union: line('Union dues', say('percent of basic pay, or an amount')),
    insurance: yours('Insurance'),
    otherDeductions: yours('Other deductions'),
    net: line('Net pay', say('gross pay less all deductions')),
    base: line('Gross pay', say('all pay in money')),
    cost: line('Cost to the employer', say('gross pay and what the employer pays on top')),
  };
}
