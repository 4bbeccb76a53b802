import { screen, waitFor, within } from '@testing-library/react';
import { getSlipRules } from '@/lib/server/content/loaders/tax/salary';
import { eventsIn } from '@/tests/support/calendarEvents';
import { catchDownloads } from './downloads';
import { openPage, pageOf, result } from './openPage';
import './withoutFrame';

const MESSAGE =
  'My payslip shows PAYE of TZS 240,000 and net pay of TZS 1,110,000 on gross pay of TZS 1,500,000, ' +
  `but at the rates for ${getSlipRules('en').years[0]?.year} I get PAYE of TZS 233,000 and net pay of TZS 1,117,000. Please check it, or tell me how it was worked out.`;

it("a payslip from another year is checked by that year's rates, and the year is added to the URL", async () => {
  const { choose, press } = openPage(pageOf('payslip'), '?gross=600000&nssf=60000&paye=62600&net=477400');
  expect(result()).not.toHaveTextContent('the payslip is right');
  await choose(/financial year/, '2012/13');
  await press('Check my payslip');
  expect(result()).toHaveTextContent('the payslip is right');
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('year')).toBe('2012-13'));
});

it('the message to the employer can be copied, or sent with the URL', async () => {
  const { press, visitor } = openPage(pageOf('payslip'), '?gross=1500000&nssf=150000&paye=240000&net=1110000');
  const send = screen.getByRole('link', { name: /^Send them by WhatsApp/ });
  expect(new URL(send.getAttribute('href') ?? '').searchParams.get('text')).toBe(`${MESSAGE}\n${window.location.href}`);
  await press('Copy these sentences');
  expect(await navigator.clipboard.readText()).toBe(MESSAGE);
  await screen.findByText('Copied');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await visitor.click(screen.getByRole('button', { name: 'Copy these sentences' }));
  await screen.findByText('Please select the text and copy it.');
});

it('the VAT registration test finds the first month above the threshold and the application deadline', async () => {
  const { choose, set, press } = openPage(pageOf('vat'));
  await choose('What do you want to know?', 'Must I register?');
  set(/First month/, '2025-01');
  set(/Turnover for each month/, '10,000,000\n20m\n70,000,000\n5,000,000');
  await press('Compare with the threshold');
  expect(result()).toHaveTextContent('Register: apply by 30 April 2025');
  expect(document.body).toHaveTextContent('Any other business; turnover of 4 months from January 2025');
  await waitFor(() =>
    expect(window.location.search).toBe(
      '?task=register&first=2025-01&months=10%2C000%2C000%0A20m%0A70%2C000%2C000%0A5%2C000%2C000',
    ),
  );
});

it('a hidden field keeps its text, but counts neither in the result nor in the URL', async () => {
  const { choose, set, press } = openPage(pageOf('objection'));
  set(/^Day on which the letter reached you/, '2026-11-02');
  set(/^Tax assessed/, '90,000,000');
  await choose('What TRA has decided', 'A decision that asks for no tax');
  await press('Plan the objection');
  expect(document.body).not.toHaveTextContent('90,000,000');
  await waitFor(() => expect(window.location.search).toMatch(/^\?served=2026-11-02&kind=[a-z-]+$/));
  expect(screen.getByLabelText(/^Tax assessed/)).toHaveValue('90,000,000');
});

describe('the withholding finder', () => {
  it('asks for the shareholding only if it matters', async () => {
    const { choose } = openPage(pageOf('withholding-tax'));
    await choose('Who is paid', 'Someone abroad');
    expect(screen.queryByLabelText('Share of the paying company that it holds')).not.toBeInTheDocument();
    await choose('Kind of payment', 'Dividend, company not listed');
    const holding = screen.getByLabelText('Share of the paying company that it holds');
    expect(
      within(holding)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Less, or none', '15% or more', '25% or more']);
  });

  it('asks first who is paid, defaults to a person, and groups the kinds of payment', () => {
    openPage(pageOf('withholding-tax'));
    const [payee, kind] = screen.getAllByRole('combobox');
    expect(payee).toHaveAccessibleName('Who is paid');
    expect(payee).toHaveDisplayValue('A person, not in business');
    expect(kind).toHaveDisplayValue(/^Services/);
    const rents = within(screen.getByRole('group', { name: 'Rent and hire' })).getAllByRole('option');
    expect(rents[0]).toHaveTextContent('Rent of land or buildings');
  });
});

it("a plan's calendar file has an event for each fixed date, but none for an expected one", async () => {
  const { press } = openPage(pageOf('objection'), '?served=2026-11-09&kind=vat&tax=90000000');
  const downloads = catchDownloads();
  await press('Dates (.ics)');
  expect(downloads.names).toEqual(['objection-2026-11-09.ics']);
  const events = eventsIn(await downloads.text());
  expect(events.map(({ summary, start }) => [start, summary.replace(/, assess.*?(?= \(|$)/, '')])).toEqual([
    ['2026-11-23', 'Waiver of the deposit'],
    ['2026-12-02', 'More time to object'],
    // Independence Day
    ['2026-12-09', 'Objection (by Tue 8 Dec)'],
    ['2026-12-09', 'Deposit (by Tue 8 Dec)'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

it.each([
  ['gross-to-net-salary', 'Gross monthly salary', '800,000', '801,000', '799,000'],
  ['net-to-gross-salary', 'Net monthly salary', '600,000', '601,000', '599,000'],
  ['overtime', 'Basic monthly salary', '800,000', '801,000', '799,000'],
  ['overtime', 'Weekday overtime hours', '0', '0.5', '0'],
  ['overtime', 'Rest day or public holiday hours', '0', '0.5', '0'],
])('%s: %s begins at %s, and arrow keys move it to %s and %s', async (id, label, value, more, less) => {
  const { visitor } = openPage(pageOf(id));
  const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
  expect(field).toHaveValue(value);
  await visitor.type(field, '{ArrowUp}');
  expect(field).toHaveValue(more);
  await visitor.type(field, '{ArrowDown}{ArrowDown}');
  expect(field).toHaveValue(less);
});

it('overtime hours that are not a number count as 0 and stay as typed', async () => {
  const { type, press } = openPage(pageOf('overtime'));
  await type(/^Weekday overtime hours/, 'many');
  await press('Calculate overtime');
  const field = screen.getByRole('textbox', { name: /^Weekday overtime hours/ });
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Counted as 0 hours.'));
  expect(field).toHaveValue('many');
  expect(result()).toHaveTextContent('TZS 800,000');
});

it('a net pay that no gross pay gives takes the result away, for a card that says so', async () => {
  const { type, press } = openPage(pageOf('net-to-gross-salary'), '?net=600000');
  expect(result()).toBeInTheDocument();
  await type(/^Net monthly salary/, '2000000000000');
  await press('Calculate gross salary');
  const card = screen.getByRole('heading', { name: 'Calculation Error' }).parentElement;
  expect(card).toHaveTextContent(/Unable to calculate gross salary for the provided net salary\./);
  expect(result()).not.toBeInTheDocument();
});
