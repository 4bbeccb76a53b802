import { screen, within } from '@testing-library/react';
import { getPaye } from '@/lib/server/content/loaders/tax';
import { CALCULATORS, type CalculatorId } from '@/lib/site/calculators';
import { catchDownloads } from './downloads';
import { announcement, openPage, result } from './openPage';
import { PAGES } from './pages';

type Case = {
  /** A question as the page itself writes it into the URL. */
  query: string;
  button: string;
  /** The headline of its result, and what is said of it. */
  headline: string;
  said: string;
  /** The question in words. */
  input: string;
  /** A line of the file. */
  line: string;
  /** The name of the calculation, where it is not the calculator's. */
  title?: string;
  /** A field, what cannot be read there, and what the field says then. */
  wrong: readonly [field: RegExp, text: string, message: string];
};

const { calculatorYear } = getPaye();

/** Payroll and calendar have no single result: their own tests hold what they do. */
const CASES: Record<Exclude<CalculatorId, 'payroll' | 'tax-calendar'>, Case> = {
  'gross-to-net-salary': {
    query: '?gross=800000',
    button: 'Calculate net pay',
    headline: 'Take-home pay each month TZS 660,000',
    said: 'Net pay TZS 660,000 from a gross salary of TZS 800,000: NSSF TZS 80,000, PAYE TZS 60,000, 20% tax band; total cost to company TZS 912,000.',
    input: 'gross monthly salary TZS 800,000',
    line: 'Employee NSSF,10% of gross,80000.00,960000.00,2666.67',
    title: `Gross to net salary, ${calculatorYear}`,
    wrong: [/Gross monthly salary/, 'a lot', 'Please enter the amount in figures, for example 800,000.'],
  },
  'net-to-gross-salary': {
    query: '?net=600000',
    button: 'Calculate gross salary',
    headline: 'Gross salary to agree, each month TZS 716,667',
    said: 'Gross salary TZS 716,667 for a net pay of TZS 600,000: PAYE TZS 45,000, 20% tax band; total cost to company TZS 817,000.',
    input: 'net monthly salary TZS 600,000',
    line: 'Employee NSSF,10% of gross,71666.67,860000.04,2388.89',
    title: `Net to gross salary, ${calculatorYear}`,
    wrong: [/Net monthly salary/, '-1', 'Please enter a valid net salary greater than 0.'],
  },
  overtime: {
    query: '?salary=800000&weekday=12&weekend=6',
    button: 'Calculate overtime',
    headline: 'Total monthly salary TZS 933,333',
    said: 'Total monthly salary TZS 933,333: basic TZS 800,000 and overtime TZS 133,333 for 18 hours.',
    input: 'basic monthly salary TZS 800,000, 12 weekday hours, 6 weekend or public holiday hours',
    line: 'Weekday overtime,12 h × 1.5,80000.00',
    wrong: [/Weekend or public holiday hours/, '101', 'Hours must be between 0 and 100.'],
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
  },
  'withholding-tax': {
    query: '?kind=services&payer=company&payee=company&amount=1000000&basis=gross&day=2026-11-15',
    button: 'Find the tax',
    headline: 'Tax to withhold TZS 50,000',
    said: 'Tax to withhold TZS 50,000, 5%, not final, pay by 7 December 2026; TZS 950,000 is left of TZS 1,000,000.',
    input: 'payer: Company or other body; payee: Resident company or other body; TZS 1,000,000 before tax',
    line: 'Tax withheld,5%,50000.00',
    wrong: [/Amount, without VAT/, '0', 'Please enter an amount above 0.'],
  },
  vat: {
    query: '?task=sale&amount=1180000&basis=included&day=2026-11-15',
    button: 'Calculate VAT',
    headline: 'VAT in the price TZS 180,000',
    said: 'VAT in the price TZS 180,000: TZS 1,000,000 without, TZS 1,180,000 with VAT.',
    input: 'TZS 1,180,000 with VAT, 18%, sold on 15 November 2026; kept back: nothing',
    line: 'Price without VAT,price less VAT,1000000.00',
    wrong: [/Amount of the sale/, '', 'Please enter the amount of the sale, for example 1,180,000.'],
  },
  penalties: {
    query: '?kind=return&who=company&tax=50000000&paid=30000000&due=2026-06-30&done=2026-09-15',
    button: 'Calculate penalty',
    headline: 'Penalty TZS 1,500,000',
    said: 'Penalty TZS 1,500,000, 3 months or parts, interest not included.',
    input: 'a company; TZS 50,000,000, of which TZS 30,000,000 paid in time; due 30 June 2026',
    line: 'Month 3,to 15 September 2026,20000000.00,500000.00',
    wrong: [/Paid by the due date/, '60m', 'This is more than the tax above.'],
  },
  'presumptive-tax': {
    query: '?turnover=20000000&year=2027&records=yes&trader=trade',
    button: 'Compare',
    headline: 'Presumptive tax for 2027 TZS 800,000',
    said: 'Presumptive tax for 2027: TZS 800,000; 4% of turnover, accounts cost less below a profit of TZS 9,040,000.',
    input: 'turnover TZS 20,000,000 in 2027, records kept',
    line: 'Turnover,,20000000.00',
    title: 'Presumptive tax or accounts',
    wrong: [/Turnover of the year/, '', 'Please enter the turnover of the year.'],
  },
};

const cases = CALCULATORS.flatMap(({ id, name }) =>
  id === 'payroll' || id === 'tax-calendar' ? [] : [{ id, page: PAGES[id], title: name, ...CASES[id] }],
);

describe.each(cases)('$id', ({ id, title, page, query, button, headline, said, input, line, wrong }) => {
  it('shows and says nothing before it is asked', () => {
    openPage(page);
    expect(result()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your result appears here' })).toBeInTheDocument();
    expect(announcement()).toBeEmptyDOMElement();
  });

  it('opens a shared link with its result, says it once, and a press asks the same again', async () => {
    const { press } = openPage(page, query);
    expect(within(result() ?? document.body).getByRole('heading', { name: headline })).toBeInTheDocument();
    expect(screen.getAllByText(said)).toEqual([announcement()]);
    await press(button);
    expect(result()).toHaveTextContent(headline);
    expect(window.location.search).toBe(query);
  });

  it('carries the result into messages, onto paper and into a file', async () => {
    const { press } = openPage(page, query);
    const params = (link: HTMLElement | undefined) =>
      new URL(link?.getAttribute('href') ?? '', 'https://x').searchParams;
    const whatsapp = within(result() ?? document.body).getByRole('link', { name: 'WhatsApp' });
    expect(params(whatsapp).get('text')).toBe(`${title}. ${said}\n${window.location.href}`);
    const [asked] = screen.getAllByRole('link', { name: 'Ask us' });
    expect(params(asked).get('message')).toContain(`${title}. ${said} Input: `);
    expect(params(asked).get('message')).toContain(input);
    const sheet = screen.getByText(/^Prepared .* from the public calculator/).parentElement;
    expect(sheet).toHaveTextContent(title);
    expect(sheet).toHaveTextContent(input);
    const downloads = catchDownloads();
    await press('CSV');
    expect(downloads.names).toEqual([`${id}.csv`]);
    const lines = (await downloads.text()).split('\r\n');
    expect([lines[0]?.replace('\uFEFF', ''), lines.find((one) => one === line)]).toEqual([title, line]);
  });

  it('says what is wrong beside the field, moves the focus there and takes the result away', async () => {
    const { type, press } = openPage(page, query);
    const [label, text, message] = wrong;
    await type(label, text);
    await press(button);
    const field = screen.getByLabelText(label);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(result()).not.toBeInTheDocument();
    expect(announcement()).toBeEmptyDOMElement();
    expect(window.location.search).toBe(query);
  });
});
