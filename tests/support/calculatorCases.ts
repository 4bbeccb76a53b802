import { runningTaxYear } from '../../lib/server/content/loaders/tax/salary.ts';
import type { CalculatorId } from '../../lib/site/calculators.ts';

/** A calculator query and its expected result. */
type CalculatorCase = {
  /** Query string, exactly as the page writes it to the URL. */
  query: string;
  button: string;
  /** Headline of the result, and the sentence below it. */
  headline: string;
  said: string;
  /** The input in words. */
  input: string;
  /** A line of the downloaded CSV file. */
  line: string;
  /** Title of the calculation, if it differs from the calculator's name. */
  title?: string;
  /** A field, an invalid value for it, and the resulting error message. */
  wrong: readonly [field: RegExp, text: string, message: string];
  /** More queries that produce a result, for the layout tests in a browser. */
  others?: readonly string[];
};

/** Payroll and the tax calendar have no single result; they have their own tests. */
export const CALCULATOR_CASES: Record<Exclude<CalculatorId, 'payroll' | 'tax-calendar'>, CalculatorCase> = {
  'gross-to-net-salary': {
    query: '?gross=800000',
    button: 'Calculate net pay',
    headline: 'Take-home pay each month TZS 660,000',
    said: 'Net pay TZS 660,000 from a gross salary of TZS 800,000: NSSF TZS 80,000, PAYE TZS 60,000, 20% tax band; total cost to company TZS 912,000.',
    input: 'gross monthly salary TZS 800,000',
    line: 'Employee NSSF,10% of gross,80000.00,960000.00,2666.67',
    title: `Gross to net salary, ${runningTaxYear()}`,
    wrong: [/Gross monthly salary/, 'a lot', 'Please enter the amount in figures, for example 800,000.'],
    others: ['?gross=2500000&compare=3000000'],
  },
  'net-to-gross-salary': {
    query: '?net=600000',
    button: 'Calculate gross salary',
    headline: 'Gross monthly salary to agree TZS 716,667',
    said: 'Gross salary TZS 716,667 for a net pay of TZS 600,000: PAYE TZS 45,000, 20% tax band; total cost to company TZS 817,000.',
    input: 'net monthly salary TZS 600,000',
    line: 'Employee NSSF,10% of gross,71666.70,860000.40,2388.89',
    title: `Net to gross salary, ${runningTaxYear()}`,
    wrong: [/Net monthly salary/, '-1', 'Please enter a valid net salary greater than 0.'],
    others: ['?net=540000&heslb=1&bonus=1000000'],
  },
  overtime: {
    query: '?salary=800000&weekday=12&weekend=6',
    button: 'Calculate overtime',
    headline: 'Total monthly salary TZS 933,333',
    said: 'Total monthly salary TZS 933,333: basic TZS 800,000 and overtime TZS 133,333 for 18 hours.',
    input: 'basic monthly salary TZS 800,000, 12 weekday hours, 6 rest day or public holiday hours',
    line: 'Weekday overtime,12 h × 1.5,80000.00',
    wrong: [/Rest day or public holiday hours/, '101', 'Hours must be between 0 and 100.'],
    others: ['?salary=150000&weekday=40&weekend=16&sector=hospital'],
  },
  payslip: {
    query: '?gross=1500000&nssf=150000&paye=234000&net=1116000',
    button: 'Check my payslip',
    headline: 'Net pay under the law TZS 1,117,000',
    said: 'Net pay under the law TZS 1,117,000: the slip adds up; it does not use TRA’s table.',
    input: `payslip of ${runningTaxYear()}: gross TZS 1,500,000, pension TZS 150,000, PAYE TZS 234,000, other TZS 0, net TZS 1,116,000`,
    line: 'PAYE,"TZS 1,000 more than under TRA’s table",234000.00,233000.00,1000.00',
    wrong: [/Net pay on the slip/, '', 'Please enter the net pay on the payslip.'],
    others: ['?gross=2000000&basic=1200000&nssf=120000&paye=900000&net=900000'],
  },
  'corporate-tax': {
    query: '?kind=standard&income=100000000&turnover=800000000&losses=0&end=2026-06-30',
    button: 'Calculate tax',
    headline: 'Tax for the year TZS 30,000,000',
    said: 'Tax for the year TZS 30,000,000, tax on income 30%, in four instalments; final return by 31 December 2026.',
    input:
      'Resident company or branch; chargeable income TZS 100,000,000, turnover TZS 800,000,000, loss years 0, year to 30 June 2026',
    line: 'Instalment 1,due 30 September 2025,7500000.00',
    wrong: [/Turnover/, '', 'Please enter the turnover for the year, or 0.'],
    others: ['?income=-5000000&turnover=800000000&losses=3&end=2025-12-31&paid=1000000'],
  },
  'withholding-tax': {
    query: '?kind=services&payer=company&payee=company&amount=1000000&basis=gross&day=2026-11-15',
    button: 'Find the tax',
    headline: 'Tax to withhold TZS 50,000',
    said: 'Tax to withhold TZS 50,000, 5%, not final, pay by 7 December 2026; TZS 950,000 of TZS 1,000,000 is left.',
    input: 'payer: Company or other body; payee: A company or other body here; TZS 1,000,000 before tax',
    line: 'Tax withheld,5%,50000.00',
    wrong: [/Amount, without VAT/, '0', 'Please enter an amount above 0.'],
    others: [
      '?kind=dividend&payer=company&payee=non-resident&state=india&holding=25&amount=1000000&basis=net&day=2026-11-15',
      '?kind=produce&amount=1000000&day=2026-11-15',
    ],
  },
  vat: {
    query: '?task=sale&amount=1180000&basis=included&day=2026-11-15',
    button: 'Calculate VAT',
    headline: 'VAT in the price TZS 180,000',
    said: 'VAT in the price TZS 180,000: TZS 1,000,000 without VAT, TZS 1,180,000 with VAT.',
    input: 'TZS 1,180,000 with VAT, 18%, sold on 15 November 2026; withheld: nothing',
    line: 'Price without VAT,price less VAT,1000000.00',
    wrong: [/Amount of the sale/, '', 'Please enter the amount of the sale, for example 1,180,000.'],
    others: [
      '?task=sale&amount=1180000&rate=electronic&withheld=services&day=2026-11-15',
      '?task=register&first=2025-01&months=40000000%0A30000000%0A30000000%0A1',
    ],
  },
  penalties: {
    query: '?kind=return&who=company&tax=50000000&paid=30000000&due=2026-06-30&done=2026-09-15',
    button: 'Calculate penalty',
    headline: 'Penalty TZS 1,500,000',
    said: 'Penalty TZS 1,500,000, 3 months or part-months, interest not included.',
    input: 'a company; TZS 50,000,000, of which TZS 30,000,000 paid on time; due 30 June 2026',
    line: 'Month 3,to 15 September 2026,20000000.00,500000.00',
    wrong: [/Paid by the due date/, '60m', 'This is more than the tax above.'],
    others: ['?tax=20000000&due=2024-05-31&done=2026-05-31&rate=8&on1=2025-02-10&sum1=5000000'],
  },
  objection: {
    query: '?served=2026-11-16&kind=vat&tax=90000000&undisputed=12000000',
    button: 'Plan the objection',
    headline: 'Object by Wednesday 16 December 2026',
    said: 'Object by Wednesday 16 December 2026; Deposit to pay with the objection: TZS 30,000,000; ask for a waiver by Monday 30 November.',
    input:
      'VAT on sales, TZS 90,000,000 assessed, TZS 12,000,000 not disputed, received on 16 November 2026, not lodged yet',
    line: 'Deposit,"the greater of the two, paid within the 30 days",30000000.00',
    wrong: [/not dispute/, '91m', 'This is more than the tax assessed.'],
    others: [
      '?served=2026-11-16&kind=imports&tax=90000000',
      '?served=2026-05-20&kind=income&tax=30000000&admitted=2026-06-01&decided=2026-10-01&board=2027-06-15',
    ],
  },
  'presumptive-tax': {
    query: '?turnover=20000000&year=2027&records=yes&trader=trade',
    button: 'Compare',
    headline: 'Presumptive tax for 2027 TZS 800,000',
    said: 'Presumptive tax for 2027: TZS 800,000; 4% of turnover, accounts cost less below a profit of TZS 9,040,000.',
    input: 'turnover TZS 20,000,000 in 2027, records kept',
    line: 'Turnover,,20000000.00',
    title: 'Presumptive tax or accounts',
    wrong: [/Turnover for the year/, '', 'Please enter the turnover for the year.'],
    others: ['?turnover=60000000&year=2026&profit=12000000&cost=500000'],
  },
};

/** URL of a salary in an earlier year with every deduction, a bonus and a second salary for comparison. */
export const SALARY_WITH_EVERYTHING =
  '/calculator/gross-to-net-salary?gross=2500000&year=2014-15&heslb=1&union=25000&insurance=1250000&other=3000&bonus=98765432&compare=3000000';
