import { renderToString } from 'react-dom/server';
import Hub from '@/app/(en)/calculator/page';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { getCorporateRules } from '@/lib/server/content/loaders/tax/tax';
import { CALCULATOR_GROUPS, CALCULATORS, type CalculatorId } from '@/lib/site/calculators';
import { pageOf } from './openPage';

const CALCULATOR_PARTS = ['How it is worked out', 'not professional advice', 'This calculator needs JavaScript'];

/** Titles of the forms that ask for more than figures. */
const FORM_TITLES: Partial<Record<CalculatorId, string>> = { payroll: 'Employees', 'tax-calendar': 'About you' };

/** Parts of the tax calendar's page, which has no calculation, as rendered without JavaScript. */
const CALENDAR_PARTS = ['Next dates', 'not professional advice', 'The choices need JavaScript'];

/** Tables by calculator, one line per table: its caption, then texts that it contains. */
const TABLES: Partial<Record<CalculatorId, string>> = {
  overtime: `
    Limits on overtime | Overtime is taxable income
    Minimum wages by sector, TZS | Bank733,0003,759`,
  payslip: `
    Mistakes on payslips, and the rule for each | The pension share comes off first.
    PAYE bands, 2026/27, TZS a month | 128,000 + 30%`,
  payroll: `
    Payments for a month and their due dates | Contribution of the employerend of the next month
    Columns in the CSV file and what to write in them | Basic payrequired: an amount`,
  'corporate-tax': `
    Company income tax rates | Newly listed company25%
    Minimum tax, percentage of turnover | 1 July 20251%Finance Act 2025`,
  'withholding-tax': `
    Highest rates under treaties | India5% from a holding of 25%, otherwise 10%10%10%0%`,
  vat: `
    VAT rates and VAT withheld | paid electronically16%1 September 2025
    Turnover from which a business must register | 1 July 2023TZS 200,000,000TZS 100,000,00030 days
    Turnover from which a business must register | 1 July 2015TZS 100,000,000TZS 50,000,00030 days`,
  penalties: `
    Minimum monthly penalty, TZS | 1 July 202420,000100,000300,000
    Other penalties and fines | 20% of the value`,
  objection: `
    Steps in a tax dispute, with the time limit and the law for each | Board: the appeal45 days from the day TRA’s final decision reached you | TRA’s decision6 months from the day of admission | 7 days before the last day`,
  'presumptive-tax': `
    Presumptive tax from 1 July 2026, TZS a year | 11,000,000 to 200,000,0004% of the whole turnover4% of the whole turnover
    Presumptive tax from 1 July 2019, TZS a year | 14,000,000 to 100,000,000no figure450,000 + 3.5% above 14,000,000
    Profit at which presumptive tax and accounts cost the same, 2027, TZS a year | 100,000,00020,213,33320.2%4,000,000
    Who may not use the table | since 1 July 2022`,
  'tax-calendar': `
    Duties that follow from an event | It ends either on 30 June of each year | Within 30 days of signing
    Months at the end of which a company’s instalments and final return are due | JuneSeptemberDecemberMarchJuneDecember
    Months at the end of which a company’s instalments and final return are due | FebruaryMayAugustNovemberFebruaryAugust`,
};

const rendered = new Map<CalculatorId, Element>();

/** Returns the page as a browser without JavaScript shows it. Renders each page only once. */
function htmlOf(id: CalculatorId): Element {
  const page = rendered.get(id) ?? document.createElement('div');
  if (!rendered.has(id)) page.innerHTML = renderToString(pageOf(id));
  rendered.set(id, page);
  return page;
}

const tableOf = (page: Element, caption: string) =>
  [...page.querySelectorAll('table')].find((table) => table.caption?.textContent === caption)?.textContent ?? '';

it.each(CALCULATORS)(
  '$name renders its question, form, rules and notes on the server, but no result',
  ({ id, question }) => {
    const page = htmlOf(id);
    const parts = id === 'tax-calendar' ? CALENDAR_PARTS : CALCULATOR_PARTS;
    expect(page.querySelector('h1')?.textContent).toBe(question);
    expect(page.querySelector('form h2')?.textContent).toBe(FORM_TITLES[id] ?? 'Your figures');
    expect(parts.filter((part) => !page.textContent?.includes(part))).toEqual([]);
    expect(page.querySelectorAll('[style], [data-result=""]')).toHaveLength(0);
    for (const line of (TABLES[id] ?? '').trim().split(/\n\s*/).filter(Boolean)) {
      const [caption = '', ...texts] = line.split(' | ');
      for (const text of texts) expect(tableOf(page, caption)).toContain(text);
    }
  },
);

it.each<[CalculatorId, string]>([
  ['corporate-tax', `Law as at ${formatLongDate(getCorporateRules().lawAsAt ?? '', 'en')}`],
  ['gross-to-net-salary', 'The PAYE table has been in force since 1 July 2021.'],
  ['gross-to-net-salary', 'The revenue authority’s (TRA’s) table has 128,000 + 30%'],
  [
    'presumptive-tax',
    'On a turnover of 11,000,000 it is 210,000 with records and 250,000 without, and on one shilling more it is 440,000.',
  ],
  ['withholding-tax', 'Rent of land or buildings: 10%To a resident: 10%, final if not in business'],
  ['withholding-tax', 'oil or gas company: 10%, abroad 15%To a resident: 10%, finalTo a non-resident: 15%, final'],
  ['withholding-tax', 'Since: residents: 1 July 2025 (5% before)'],
  ['withholding-tax', 'Crops, livestock or fish bought by a company: not confirmed'],
])('the page of %s contains: %s', (id, text) => expect(htmlOf(id).textContent).toContain(text));

it('every page mentions the Act with which its table was compared', () => {
  for (const { id } of CALCULATORS) expect(htmlOf(id).textContent).not.toMatch(/checked against|up to date with/i);
});

it('the hub links to every calculator once, by group, with three salary calculators first', () => {
  const hub = document.createElement('div');
  hub.innerHTML = renderToString(<Hub />);
  const links = [...hub.querySelectorAll('article a, h3 > a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(
    CALCULATOR_GROUPS.flatMap(({ id }) => CALCULATORS.filter(({ group }) => group === id).map(({ path }) => path)),
  );
  expect(links.slice(0, 3)).toEqual([
    '/calculator/gross-to-net-salary',
    '/calculator/net-to-gross-salary',
    '/calculator/overtime',
  ]);
  expect(hub.querySelectorAll('table, dl')).toHaveLength(0);
});
