import { screen, waitFor, within } from '@testing-library/react';
import GrossToNet from '@/app/(en)/calculator/gross-to-net-salary/page';
import { announcement, openPage, result } from '../openPage';

it.each([
  ['year=1999', 'Please choose a year from the list.'],
  ['heslb=2', 'Please choose from the list.'],
  ['abroad=2', 'Please choose from the list.'],
])('says beside the choice that a link with %s asks for what there is not', (query, error) => {
  openPage(<GrossToNet />, `?gross=800000&${query}`);
  expect(screen.getByText(error)).toBeInTheDocument();
  expect(result()).not.toBeInTheDocument();
});

describe('an employee who is not resident', () => {
  it('pays the flat rate, whose law stands beside it', async () => {
    const { choose, press, amountOf } = openPage(<GrossToNet />, '?gross=10000000');
    await choose('Tax residence', 'Not resident: 15% of gross');
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('TZS 7,500,000');
    expect(amountOf('Your salary', /^PAYE 15%/)).toBe('− 1,500,000');
    const lines = within(screen.getByRole('table', { name: 'Your salary' }));
    expect(lines.getByRole('row', { name: /^PAYE/ })).toHaveTextContent('Income Tax Act, Cap. 332, section 7');
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
});
