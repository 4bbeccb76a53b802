import { screen, waitFor, within } from '@testing-library/react';
import GrossToNet from '@/app/(en)/calculator/gross-to-net-salary/page';
import NetToGross from '@/app/(en)/calculator/net-to-gross-salary/page';
import { catchDownloads } from '../downloads';
import { announcement, openPage, result } from '../openPage';

const EVERYTHING =
  '?gross=2500000&year=2014-15&heslb=1&union=25000&insurance=1250000&other=3000&bonus=98765432&compare=3000000';

const row = (table: string, name: RegExp) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name });

it.each([
  ['year=1999', 'Please choose a year from the list.'],
  ['heslb=2', 'Please choose from the list.'],
  ['abroad=2', 'Please choose from the list.'],
])('says beside the choice that a link with %s asks for what there is not', (query, error) => {
  openPage(<GrossToNet />, `?gross=800000&${query}`);
  expect(screen.getByText(error)).toBeInTheDocument();
  expect(result()).not.toBeInTheDocument();
});

describe('another year', () => {
  it('gives the result, its rules and its notes', async () => {
    const { choose, press, amountOf } = openPage(<GrossToNet />);
    await choose(/financial year/, '2014/15');
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('TZS 616,200');
    expect(amountOf('Your salary', /^PAYE 58,800 \+ 25%/)).toBe('− 103,800');
    expect(row('Your salary', /^PAYE/)).toHaveTextContent('Finance Act 2014');
    expect(row('Employer’s side', /^Workers/)).toHaveTextContent(/charged since 1 July 2015.*Not charged then\./);
    expect(row('Employer’s side', /^Skills/)).toHaveTextContent('5% of gross');
    expect(result()).toHaveTextContent('Rates of 2014/15, with the PAYE table in force since 1 July 2014.');
    expect(screen.getByRole('link', { name: 'All rates of 2014/15' })).toHaveAttribute(
      'href',
      '/resources/guides/tax-guide-2014-15',
    );
    expect(screen.getByText(/general estimates on 2014\/15 rates/)).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: /Fewer than 4 employees/ })).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toBe('?gross=800000&year=2014-15'));
  });

  it('is named on the print and in the enquiry, and in the file with the deductions and the bonus', async () => {
    const { press } = openPage(<GrossToNet />, EVERYTHING);
    expect(screen.getByText('Gross to net salary, 2014/15')).toBeInTheDocument();
    const input =
      'rates of 2014/15, student loan, union TZS 25,000, insurance TZS 1,250,000, other deductions TZS 3,000';
    expect(screen.getByText(/^Prepared/)).toHaveTextContent(`${input}, bonus in one month TZS 98,765,432.`);
    const asked = screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(asked)).toContain('2014/15');
    const downloads = catchDownloads();
    await press('CSV');
    const text = await downloads.text();
    expect(text).toContain('Student loan (HESLB),"15% of gross, after tax",375000.00,4500000.00,12500.00');
    expect(text).toContain('Left after other deductions,net pay less other deductions,34200.00,');
    expect(text).toContain('The year with the bonus,,Usual month (TZS),With bonus (TZS),Year (TZS)');
  });
});

describe('an employee who is not resident', () => {
  it('pays the flat rate, whose law stands beside it', async () => {
    const { choose, press, amountOf } = openPage(<GrossToNet />, '?gross=10000000');
    await choose('Tax residence', 'Not resident: 15% of gross');
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('TZS 7,500,000');
    expect(amountOf('Your salary', /^PAYE 15%/)).toBe('− 1,500,000');
    expect(row('Your salary', /^PAYE/)).toHaveTextContent('Income Tax Act, Cap. 332, section 7');
    expect(result()).toHaveTextContent('pays 15% of the whole pay, as a final tax.');
    expect(result()).not.toHaveTextContent(/By TRA’s own table|differs/);
    await waitFor(() => expect(window.location.search).toBe('?gross=10000000&abroad=1'));
  });

  it('reads whom to ask for the rate of an early year', () => {
    openPage(<GrossToNet />, '?gross=800000&abroad=1&year=2014-15');
    expect(result()).toHaveTextContent('Ask us for the rate of 2014/15.');
  });
});

describe('other deductions', () => {
  it('are taken from the net pay, line by line, and lead the result', async () => {
    const { choose, type, press, amountOf } = openPage(<GrossToNet />);
    await choose(/Student loan/, '15% of gross salary');
    await type(/Trade union/, '16,000');
    await type(/Other deductions, each month/, '50k');
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('Take-home pay each month, after other deductions TZS 474,000');
    expect(amountOf('Your salary', /^Student loan/)).toBe('− 120,000');
    expect(amountOf('Your salary', /^Net pay/)).toBe('660,000');
    expect(amountOf('Your salary', /^Left after other deductions/)).toBe('474,000');
    expect(announcement()).toHaveTextContent('Other deductions of TZS 186,000 leave TZS 474,000.');
    await waitFor(() => expect(window.location.search).toBe('?gross=800000&heslb=1&union=16000&other=50000'));
  });

  it('are taken from the revenue authority’s figure too', () => {
    openPage(<GrossToNet />, '?gross=1350000&union=1000');
    const head = screen.getByRole('heading', { name: /Take-home pay/ }).parentElement;
    expect(head).toHaveTextContent(/TZS 1,020,500.*By TRA’s own table: TZS 1,021,500/);
  });

  it('stand in the comparison with another salary', async () => {
    openPage(<GrossToNet />, '?gross=800000&heslb=1&compare=1000000');
    const table = await screen.findByRole('table', { name: /Two salaries side by side/ });
    expect(within(table).getByRole('row', { name: /Left after other/ })).toHaveTextContent('540,000647,000+107,000');
  });

  it('lead from what should be left to the gross salary', async () => {
    const { choose, type, press, amountOf } = openPage(<NetToGross />);
    await type(/Net monthly salary/, '540,000');
    await choose(/Student loan/, '15% of gross salary');
    await press('Calculate gross salary');
    expect(result()).toHaveTextContent('Gross salary to agree, each month TZS 800,000');
    expect(result()).toHaveTextContent('check: TZS 540,000 after all deductions');
    expect(amountOf('From net to gross', /^Net pay/)).toBe('660,000');
    await waitFor(() => expect(window.location.search).toBe('?net=540000&heslb=1'));
  });
});

describe('a bonus', () => {
  it('shows the month in which it is paid, and the year', () => {
    openPage(<GrossToNet />, '?gross=800000&bonus=1000000');
    const cells = within(row('The year with the bonus', /^Net pay/)).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['660,000', '1,305,000', '8,565,000']);
    expect(announcement()).toHaveTextContent(
      'In the month with a bonus of TZS 1,000,000 PAYE is TZS 315,000; TZS 645,000 of the bonus is left.',
    );
  });
});
