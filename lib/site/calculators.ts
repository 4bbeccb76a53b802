import { language } from '../words/language.ts';
import type { PictureStyle } from './pictureStyle.ts';
import { hasTwin } from './twins.ts';

/** Groups of the calculators, in the order of the hub, the library and the menus. */
export const CALCULATOR_GROUPS = [
  { id: 'salary', title: 'Salary and payroll' },
  { id: 'business', title: 'For companies and traders' },
  { id: 'dates', title: 'Dates' },
] as const;

export type CalculatorGroup = (typeof CALCULATOR_GROUPS)[number]['id'];

/** A calculator in menus, cards, the site map and the search. */
export type CalculatorEntry = {
  id: string;
  path: string;
  name: string;
  /** In the title tag, as people search for it; {taxYear} stands for the tax year that runs. */
  searchTitle: string;
  /** In the sidebar of the calculators. */
  shortName: string;
  /** What it answers: the heading of its page. */
  question: string;
  /** What it asks for, in one sentence below the question. */
  takes: string;
  /** On the hub, after 'I want to ...'. */
  wish: string;
  /** Name of an icon of components/ui/icon. */
  icon: string;
  /** Group of the hub, the library and the menus. */
  group: CalculatorGroup;
  /** Parameter of the query with which the page shows a result on arrival. Absent where the address never holds what was typed. */
  required?: string;
  /** Key of the browser's storage under which the visitor asked to keep the input: the page shows it on arrival. */
  kept?: string;
  /** For search engines. */
  description: string;
  /** On its card of the hub. */
  summary: string;
  picture: PictureStyle;
};

/** Key of the browser's storage under which a payroll is kept; the colon marks it among what a page answers. */
export const KEPT_SHEET = 'payroll:sheet';

/** The calculators in the order of lists. To add one, see docs/add-a-calculator.md. */
export const CALCULATORS = [
  {
    id: 'gross-to-net-salary',
    path: '/calculator/gross-to-net-salary',
    required: 'gross',
    name: 'Gross to net salary',
    searchTitle: 'PAYE and net salary calculator Tanzania {taxYear}',
    shortName: 'Gross to net',
    question: 'How much of my salary do I take home?',
    takes: 'It takes your gross salary of a month, with a bonus or a student loan if you have one.',
    wish: 'know what I take home',
    icon: 'calculator',
    group: 'salary',
    description:
      'Work out take-home pay in Tanzania from a gross salary in any tax year since 2012/13: NSSF, PAYE by band, a bonus, a student loan, and what the employer pays in NSSF, SDL and WCF.',
    summary: 'What reaches the employee, what goes to the authorities, what the employer pays.',
    picture: { motif: 'stairs', palette: 'tanzanite', border: 'pearls' },
  },
  {
    id: 'net-to-gross-salary',
    path: '/calculator/net-to-gross-salary',
    required: 'net',
    name: 'Net to gross salary',
    searchTitle: 'Net to gross salary calculator Tanzania {taxYear}',
    shortName: 'Net to gross',
    question: 'Which gross salary gives this net pay?',
    takes: 'It takes the net pay that you have agreed.',
    wish: 'find the gross of an agreed net pay',
    icon: 'calculator',
    group: 'salary',
    description:
      'Find the gross salary behind an agreed net pay in Tanzania, with PAYE, NSSF, the tax band and the cost to the employer.',
    summary: 'Agreed a take-home figure? The gross salary and the tax band that lead to it.',
    picture: { motif: 'slice', palette: 'red', border: 'waves' },
  },
  {
    id: 'overtime',
    path: '/calculator/overtime',
    required: 'salary',
    name: 'Overtime',
    searchTitle: 'Overtime pay calculator Tanzania {taxYear}',
    shortName: 'Overtime',
    question: 'What is my overtime worth?',
    takes: 'It takes your monthly salary and the hours of overtime.',
    wish: 'be paid for overtime',
    icon: 'clock',
    group: 'salary',
    description:
      'Hourly rate and overtime pay in Tanzania: 1.5 times on weekdays, 2 times on rest days and public holidays, with the legal cap and the minimum wage of each sector.',
    summary: 'Weekday hours at 1.5 times, rest days and public holidays at 2 times.',
    picture: { motif: 'sun', palette: 'amber', border: 'teeth' },
  },
  {
    id: 'payslip',
    path: '/calculator/payslip',
    required: 'net',
    name: 'Check my payslip',
    searchTitle: 'Check my payslip: PAYE and NSSF, Tanzania {taxYear}',
    shortName: 'Payslip check',
    question: 'Is my payslip right?',
    takes: 'It takes the figures of the payslip: gross, pension, PAYE, other deductions and net.',
    wish: 'check my payslip',
    icon: 'file',
    group: 'salary',
    description:
      'Check a payslip in Tanzania line by line: NSSF, PAYE and net pay of any year since 2012/13, which known mistake gives the figure, and what to say to the employer.',
    summary:
      'Each line right or off by how much, which mistake would give the figure, and what to say to the employer.',
    picture: { motif: 'mat', palette: 'tanzanite', border: 'waves' },
  },
  {
    id: 'leaving',
    path: '/calculator/leaving',
    required: 'basic',
    name: 'Leaving a job',
    searchTitle: 'Terminal benefits calculator Tanzania: severance',
    shortName: 'Leaving a job',
    question: 'What is owed when a job ends?',
    takes: 'It takes the basic pay, the first and the last day, and who ends the job.',
    wish: 'work out a last pay with severance',
    icon: 'file',
    group: 'salary',
    description:
      'Work out the last pay in Tanzania: notice, leave due, severance of seven days a year, gratuity, PAYE on it, and the certificates to hand out.',
    summary: 'Notice, leave, severance and the tax on them, with the law of each line and what to hand out by when.',
    picture: { motif: 'slice', palette: 'tanzanite', border: 'teeth' },
  },
  {
    id: 'payroll',
    path: '/calculator/payroll',
    kept: KEPT_SHEET,
    name: 'Payroll for a month',
    searchTitle: 'Payroll calculator Tanzania {taxYear}: payslips, PAYE',
    shortName: 'Payroll',
    question: 'What does my payroll come to?',
    takes: 'It takes the names and pay of your employees, typed or from a spreadsheet.',
    wish: 'pay my staff this month',
    icon: 'sheet',
    group: 'salary',
    description:
      'Payroll for a month in Tanzania since 2012: PAYE, NSSF or PSSSF, HESLB, SDL and WCF for every employee, benefits in kind, due dates, payslips and a CSV file.',
    summary: 'All employees of a month, from a spreadsheet to payslips, with what goes to whom by when.',
    picture: { motif: 'mat', palette: 'sea', border: 'teeth' },
  },
  {
    id: 'corporate-tax',
    path: '/calculator/corporate-tax',
    required: 'income',
    name: 'Corporate tax',
    searchTitle: 'Corporate tax calculator Tanzania {taxYear}',
    shortName: 'Corporate tax',
    question: 'How much income tax does my company pay?',
    takes: 'It takes the income or loss, the turnover and the last day of the accounting year.',
    wish: 'know the tax of my company',
    icon: 'scale',
    group: 'business',
    description:
      'Company income tax in Tanzania: the rate, minimum tax from the third loss year, instalment dates and the final return date.',
    summary:
      'The rate that applies, minimum tax from a third loss year, four instalments with their dates and the day the final return is due.',
    picture: { motif: 'columns', palette: 'sea', border: 'diamonds' },
  },
  {
    id: 'withholding-tax',
    path: '/calculator/withholding-tax',
    required: 'amount',
    name: 'Withholding tax',
    searchTitle: 'Withholding tax calculator Tanzania {taxYear}',
    shortName: 'Withholding tax',
    question: 'How much do I withhold from a payment?',
    takes: 'It takes what is paid for, such as rent, who pays whom, and the amount.',
    wish: 'pay rent or a supplier, and withhold',
    icon: 'file',
    group: 'business',
    description:
      'Find the withholding tax of a payment in Tanzania: rate, final or not, treaty, law, the amount, the due date and the certificate.',
    summary: 'Who pays whom for what: the rate, final or not, what a treaty changes, and the day by which it is due.',
    picture: { motif: 'percent', palette: 'night', border: 'teeth' },
  },
  {
    id: 'vat',
    path: '/calculator/vat',
    required: 'task',
    name: 'VAT',
    searchTitle: 'VAT calculator Tanzania {taxYear}',
    shortName: 'VAT',
    question: 'How much VAT is it, and must I register?',
    takes: 'It takes the amount of a sale, or the turnover of 12 months.',
    wish: 'charge VAT, or find out if I must',
    icon: 'scale',
    group: 'business',
    description:
      'VAT in Tanzania: in a price or on top of it, VAT withheld by designated buyers, and whether a turnover asks for registration.',
    summary: 'VAT in a price or on top of it, what buyers keep back, and whether any 12 months reach the threshold.',
    picture: { motif: 'blocks', palette: 'amber', border: 'waves' },
  },
  {
    id: 'penalties',
    path: '/calculator/penalties',
    required: 'tax',
    name: 'Penalties and interest',
    searchTitle: 'TRA penalty and interest calculator Tanzania',
    shortName: 'Penalties',
    question: 'What does it cost to be late?',
    takes: 'It takes the tax, the due date and the day of filing or payment.',
    wish: 'know what being late costs',
    icon: 'clock',
    group: 'business',
    description:
      'Penalty and interest on a late tax return or payment in Tanzania, month by month, with currency points; also NSSF and WCF.',
    summary:
      'Filed or paid late? The penalty of each month, the interest at the rate you enter, and the law behind both.',
    picture: { motif: 'scales', palette: 'red', border: 'teeth' },
  },
  {
    id: 'presumptive-tax',
    path: '/calculator/presumptive-tax',
    required: 'turnover',
    name: 'Presumptive tax',
    searchTitle: 'Presumptive tax calculator Tanzania {taxYear}',
    shortName: 'Presumptive tax',
    question: 'What does my small business pay in tax?',
    takes: 'It takes the turnover of the year, and your profit if you know it.',
    wish: 'pay tax as a small trader',
    icon: 'scale',
    group: 'business',
    description:
      'Presumptive tax of a small trader in Tanzania by turnover and year, and the profit below which keeping accounts costs less.',
    summary: 'The tax on a trader’s turnover, who may use the table, and the profit below which accounts cost less.',
    picture: { motif: 'abacus', palette: 'amber', border: 'cashews' },
  },
  {
    id: 'gains',
    path: '/calculator/gains',
    required: 'task',
    name: 'Land, rent and shares',
    searchTitle: 'Capital gains and rent tax calculator Tanzania',
    shortName: 'Land and shares',
    question: 'What do I pay when I sell land or shares, or let?',
    takes: 'It takes the price and the cost, or the rent of a year, and who owns it.',
    wish: 'sell land or shares, or let a house',
    icon: 'scale',
    group: 'business',
    description:
      'Tax on the sale of land, buildings or shares in Tanzania: the instalment, homes and farm land that are free, stamp duty, and what is withheld from rent.',
    summary: 'The instalment on a gain, what is free of it, stamp duty on the deed, and what a tenant withholds.',
    picture: { motif: 'slice', palette: 'sea', border: 'pearls' },
  },
  {
    id: 'objection',
    path: '/calculator/objection',
    required: 'served',
    name: 'Objection planner',
    searchTitle: 'Tax objection planner Tanzania: days and deposit',
    shortName: 'Objection',
    question: 'By when must I object, and what must I deposit?',
    takes: 'It takes the day on which the assessment reached you, the tax, and the part that you accept.',
    wish: 'object to an assessment of TRA',
    icon: 'scale',
    group: 'business',
    description:
      'Plan a tax objection in Tanzania: the deposit, the last day to object, the waiver, the six-month rule, Board and Tribunal, with the law of each step.',
    summary: 'A notice from TRA? The deposit, every last day up to the Court of Appeal, and what to put in.',
    picture: { motif: 'scales', palette: 'night', border: 'teeth' },
  },
  {
    id: 'tax-calendar',
    path: '/calendar',
    required: 'staff',
    name: 'Tax calendar',
    searchTitle: 'Tanzania tax calendar {taxYear}: every due date',
    shortName: 'Tax calendar',
    question: 'When is my tax due?',
    takes: 'It takes what you are, what you pay and the month in which your year ends.',
    wish: 'see when my taxes are due',
    icon: 'calendar',
    group: 'dates',
    description:
      'When PAYE, SDL, VAT, withholding tax, NSSF, WCF, instalments and returns are due in Tanzania, for your business, with calendars to subscribe to.',
    summary:
      'Your next due dates for tax, pensions and returns, with the working day before, and calendars to subscribe to.',
    picture: { motif: 'sun', palette: 'tanzanite', border: 'diamonds' },
  },
] as const satisfies readonly CalculatorEntry[];

/** The calculators in the language of the page. */
export const calculatorsHere = () => CALCULATORS.filter(({ path }) => language() === 'en' || hasTwin(path));

export type CalculatorId = (typeof CALCULATORS)[number]['id'];

/** The entry of a calculator. Throws where there is none of this id. */
export function findCalculator(id: string): CalculatorEntry {
  const entry = CALCULATORS.find((calculator) => calculator.id === id);
  if (!entry) throw new Error(`lib/site/calculators.ts holds no calculator "${id}"`);
  return entry;
}
