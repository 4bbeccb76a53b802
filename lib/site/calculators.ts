import type { TaxFile } from '../content/schemas/tax/tax.ts';
import type { Language } from '../words/language.ts';
import type { PictureStyle } from './pictureStyle.ts';
import { hasTranslation } from './translatedPages.ts';

/** Groups of calculators, in the order shown on the hub. */
export const CALCULATOR_GROUPS = [
  { id: 'salary', title: 'I earn a salary' },
  { id: 'business', title: 'I run a business' },
  { id: 'authority', title: 'Letters and penalties from TRA' },
] as const;

type CalculatorGroup = (typeof CALCULATOR_GROUPS)[number]['id'];

/** A calculator as listed in menus, on cards, in the site map and in the search. */
export type CalculatorEntry = {
  id: string;
  path: string;
  name: string;
  /** Title tag, with common search terms; {taxYear} is the current tax year. Defaults to the name. */
  searchTitle?: string;
  /** Title for sharing and search engines, if the title tag contains the calculator's name. */
  sharingTitle?: string;
  /** Name in the menu, if visitors use another one. */
  menuName?: string;
  shortName: string;
  /** The question it answers, used as the page's heading. */
  question: string;
  /** Benefit for the visitor, on the line below the question. */
  benefit: string;
  group: CalculatorGroup;
  /** Query parameter for which the page shows a result on arrival. Undefined if the URL never contains the input. */
  required?: string;
  description: string;
  summary: string;
  picture: PictureStyle;
  /** Keys in TAX_FILES of the files with its figures. Defaults to the rate card. */
  taxFiles?: readonly TaxFile[];
};

/** Calculators in display order, with those of MAIN_CALCULATORS first. To add one, see docs/add-a-calculator.md. */
export const CALCULATORS = [
  {
    id: 'gross-to-net-salary',
    path: '/calculator/gross-to-net-salary',
    required: 'gross',
    name: 'Gross to net salary',
    sharingTitle: 'PAYE and net salary calculator Tanzania {taxYear}',
    shortName: 'Gross to net',
    question: 'How much of my salary do I take home?',
    benefit: 'See your net pay, what goes to TRA, and what you cost your employer.',
    group: 'salary',
    description:
      'Work out take-home pay in Tanzania from a gross salary in any tax year since 2012/13: NSSF, PAYE by band, a bonus, a student loan, and what the employer pays in NSSF, SDL and WCF.',
    summary: 'Enter a gross salary and see the take-home pay and the employer’s cost.',
    picture: { motif: 'stairs', palette: 'tanzanite', border: 'pearls' },
    taxFiles: ['paye', 'contributions'],
  },
  {
    id: 'net-to-gross-salary',
    path: '/calculator/net-to-gross-salary',
    required: 'net',
    name: 'Net to gross salary',
    sharingTitle: 'Net to gross salary calculator Tanzania {taxYear}',
    shortName: 'Net to gross',
    question: 'Which gross salary gives this net pay?',
    benefit: 'Find the gross salary to write into the contract, with PAYE, NSSF and the cost to the employer.',
    group: 'salary',
    description:
      'Find the gross salary behind an agreed net pay in Tanzania, with PAYE, NSSF, the tax band and the cost to the employer.',
    summary: 'Enter an agreed net salary and see the gross salary behind it.',
    picture: { motif: 'slice', palette: 'red', border: 'waves' },
    taxFiles: ['paye', 'contributions'],
  },
  {
    id: 'overtime',
    path: '/calculator/overtime',
    required: 'salary',
    name: 'Overtime',
    sharingTitle: 'Overtime pay calculator Tanzania {taxYear}',
    shortName: 'Overtime',
    question: 'What is my overtime worth?',
    benefit: 'Work out your pay for extra hours on weekdays, rest days and public holidays, before tax.',
    group: 'salary',
    description:
      'Hourly rate and overtime pay in Tanzania: 1.5 times on weekdays, 2 times on rest days and public holidays, with the legal cap and the minimum wage for each sector.',
    summary: 'Work out the hourly rate and the pay for overtime, rest days and public holidays.',
    picture: { motif: 'sun', palette: 'amber', border: 'teeth' },
    taxFiles: ['overtime', 'minimumWages'],
  },
  {
    id: 'corporate-tax',
    path: '/calculator/corporate-tax',
    required: 'income',
    name: 'Corporate tax',
    searchTitle: 'Corporate tax calculator Tanzania {taxYear}',
    shortName: 'Corporate tax',
    question: 'How much income tax does my company pay?',
    benefit: 'Work out the tax for the year, and the dates of the instalments and the return.',
    group: 'business',
    description:
      'Company income tax in Tanzania: the rate, minimum tax from the third loss year, instalment dates and the final return date.',
    summary: 'See the rate, the minimum tax, the instalment dates and the date of the final return.',
    picture: { motif: 'columns', palette: 'sea', border: 'diamonds' },
    taxFiles: ['corporate'],
  },
  {
    id: 'payslip',
    path: '/calculator/payslip',
    required: 'net',
    name: 'Check my payslip',
    searchTitle: 'Check my payslip: PAYE and NSSF, Tanzania {taxYear}',
    shortName: 'Payslip check',
    question: 'Is my payslip right?',
    benefit: 'Check NSSF, PAYE and net pay, and get wording to use if there is a mistake.',
    group: 'salary',
    description:
      'Check a payslip in Tanzania line by line: NSSF, PAYE and net pay for any year since 2012/13, which known mistake explains the figure, and what to say to the employer.',
    summary: 'Compare your payslip with the law, line by line, and see why a line differs.',
    picture: { motif: 'lens', palette: 'tanzanite', border: 'waves' },
    taxFiles: ['paye', 'contributions', 'payroll'],
  },
  {
    id: 'payroll',
    path: '/calculator/payroll',
    name: 'Payroll for a month',
    searchTitle: 'Payroll calculator Tanzania {taxYear}: payslips, PAYE',
    shortName: 'Payroll',
    question: 'What does my payroll come to?',
    benefit: 'Make everyone’s payslip, and see what you owe, to whom and by when.',
    group: 'business',
    description:
      'Payroll for a month in Tanzania since 2012: PAYE, NSSF or PSSSF, HESLB, SDL and WCF for every employee, benefits in kind, due dates, payslips and a CSV file.',
    summary: 'Turn a spreadsheet of all employees into payslips, and see what to pay, to whom and by when.',
    picture: { motif: 'circle', palette: 'sea', border: 'teeth' },
    taxFiles: ['paye', 'contributions', 'payroll'],
  },
  {
    id: 'withholding-tax',
    path: '/calculator/withholding-tax',
    required: 'amount',
    name: 'Withholding tax',
    searchTitle: 'Withholding tax calculator Tanzania {taxYear}',
    shortName: 'Withholding tax',
    question: 'How much do I withhold from a payment?',
    benefit: 'Find the rate, the amount to withhold, and the day by which to pay it.',
    group: 'business',
    description:
      'Find the withholding tax on a payment in Tanzania: the rate, whether it is final, the treaty, the law, the due date and the certificate.',
    summary: 'Find the rate for a payment, whether the tax is final, the treaty, the due date and the certificate.',
    picture: { motif: 'percent', palette: 'red', border: 'teeth' },
    taxFiles: ['withholding'],
  },
  {
    id: 'vat',
    path: '/calculator/vat',
    required: 'task',
    name: 'VAT',
    searchTitle: 'VAT calculator Tanzania {taxYear}',
    shortName: 'VAT',
    question: 'How much VAT is it, and must I register?',
    benefit: 'Work out the VAT on a sale, or the day by which you must register.',
    group: 'business',
    description:
      'Work out VAT in Tanzania, in a price or on top of it, the VAT that designated buyers withhold, and whether you must register.',
    summary: 'Work out the VAT on a sale and what the buyer withholds, and check whether you must register.',
    picture: { motif: 'blocks', palette: 'amber', border: 'waves' },
    taxFiles: ['vat'],
  },
  {
    id: 'penalties',
    path: '/calculator/penalties',
    required: 'tax',
    name: 'Penalties and interest',
    searchTitle: 'TRA penalty and interest calculator Tanzania',
    shortName: 'Penalties',
    question: 'What does it cost to be late?',
    benefit: 'Add up the penalty and the interest, month by month.',
    group: 'authority',
    description:
      'Work out the penalty and interest on a late tax return or payment in Tanzania, or on late NSSF and WCF contributions, month by month.',
    summary: 'See what a late return or a late payment costs, month by month.',
    picture: { motif: 'scales', palette: 'red', border: 'teeth' },
    taxFiles: ['penalties'],
  },
  {
    id: 'presumptive-tax',
    path: '/calculator/presumptive-tax',
    required: 'turnover',
    name: 'Presumptive tax',
    searchTitle: 'Presumptive tax calculator Tanzania {taxYear}',
    shortName: 'Presumptive tax',
    question: 'What does my small business pay in tax?',
    benefit: 'See the tax on your turnover, and whether keeping accounts would cost you less.',
    group: 'business',
    description:
      'See the presumptive tax for a small trader in Tanzania by turnover and year, and the profit below which keeping accounts costs less.',
    summary: 'Compare a trader’s tax on turnover with the tax on profit.',
    picture: { motif: 'abacus', palette: 'amber', border: 'cashews' },
    taxFiles: ['presumptive'],
  },
  {
    id: 'objection',
    path: '/calculator/objection',
    required: 'served',
    name: 'Objection planner',
    menuName: 'Objecting to a TRA letter',
    searchTitle: 'Tax objection planner Tanzania: days and deposit',
    shortName: 'Objection',
    question: 'How long do I have to object, and how much must I deposit?',
    benefit: 'See the last day for each step, the deposit, and the law behind them.',
    group: 'authority',
    description:
      'Plan a tax objection in Tanzania: the deposit, the last day to object, the waiver, the six-month rule, Board and Tribunal, with the law for each step.',
    summary: 'Plan the deposit and every date in a dispute with TRA.',
    picture: { motif: 'seal', palette: 'sea', border: 'teeth' },
    taxFiles: ['dispute'],
  },
  {
    id: 'tax-calendar',
    path: '/calendar',
    required: 'staff',
    name: 'Tax calendar',
    searchTitle: 'Tanzania tax calendar {taxYear}: every due date',
    shortName: 'Tax calendar',
    question: 'When is my tax due?',
    benefit: 'See your own due dates, and the working day to act by if one falls on a weekend or a holiday.',
    group: 'authority',
    description:
      'See when PAYE, SDL, VAT, withholding tax, NSSF, WCF, instalments and returns are due for your business in Tanzania, and add them to your calendar.',
    summary: 'See the due dates for your business, and put them into your calendar.',
    picture: { motif: 'mat', palette: 'tanzanite', border: 'diamonds' },
    taxFiles: ['calendar', 'holidays'],
  },
] as const satisfies readonly CalculatorEntry[];

/** Returns the calculators available in a language. */
export const calculatorsIn = (language: Language) =>
  CALCULATORS.filter(({ path }) => language === 'en' || hasTranslation(path));

export type CalculatorId = (typeof CALCULATORS)[number]['id'];

/** Calculators that the hub shows first. */
export const MAIN_CALCULATORS: readonly CalculatorId[] = [
  'gross-to-net-salary',
  'net-to-gross-salary',
  'overtime',
  'corporate-tax',
];

/** Returns a calculator's entry. Throws if the id is unknown. */
export function findCalculator(id: string): CalculatorEntry {
  const entry = CALCULATORS.find((calculator) => calculator.id === id);
  if (!entry) throw new Error(`lib/site/calculators.ts holds no calculator "${id}"`);
  return entry;
}
