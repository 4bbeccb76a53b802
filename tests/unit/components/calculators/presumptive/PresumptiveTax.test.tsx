import { fireEvent, screen } from '@testing-library/react';
import PresumptiveTax from '@/app/calculator/presumptive-tax/page';
import { PROFIT_TOO_HIGH, TURNOVER_MISSING, TURNOVER_ZERO } from '@/lib/tax/presumptiveInput';
import { openPage } from '../openPage';

const result = () => screen.queryByRole('region', { name: 'Result' });

describe('presumptive tax or accounts', () => {
  it('shows the tax by turnover, and the profit below which accounts cost less', async () => {
    const { visitor, type, press } = openPage(<PresumptiveTax />);
    await type(/Turnover of the year/, '20m');
    await visitor.selectOptions(screen.getByLabelText('Calendar year'), '2027');
    await press('Compare');
    expect(result()).toHaveTextContent('Presumptive tax for 2027 TZS 800,000');
    expect(result()).toHaveTextContent('accounts cost less below a profit of TZS 9,040,000');
    expect(result()).toHaveTextContent('45.2%');
    expect(window.location.search).toBe('?turnover=20000000&year=2027&records=yes&trader=trade');
  });

  it('compares with the profit that is expected, line by line', () => {
    const { amountOf } = openPage(<PresumptiveTax />, '?turnover=20000000&year=2027&profit=4000000&cost=100000');
    expect(result()).toHaveTextContent('TZS 639,200 less with accounts');
    expect(amountOf('With accounts', /Tax on the profit/)).toBe('60,800');
    expect(screen.getByText('8% × (4,000,000 − 3,240,000) = 60,800')).toBeInTheDocument();
    expect(amountOf('With accounts', /Less with accounts/)).toBe('639,200');
  });

  it('says at which turnovers accounts cost less with the same share of profit', () => {
    openPage(<PresumptiveTax />, '?turnover=20000000&year=2027&profit=4000000');
    expect(result()).toHaveTextContent(
      'With the same share of profit, 20% of turnover, accounts cost less on a turnover from 4,000,001 to 103,199,999',
    );
  });

  it('splits 2026 by days', () => {
    const { amountOf } = openPage(<PresumptiveTax />, '?turnover=100000000&year=2026');
    expect(result()).toHaveTextContent('TZS 3,752,055');
    expect(amountOf('By turnover', /1 January 2026 to 30 June 2026/)).toBe('1,735,616');
    expect(screen.getByText('4% × 100,000,000 = 4,000,000 for a year; × 184 / 365 = 2,016,438')).toBeInTheDocument();
    expect(result()).toHaveTextContent('The table changed inside the year');
  });

  it('says that 2026 is not clear above the old ceiling', () => {
    openPage(<PresumptiveTax />, '?turnover=150000000&year=2026');
    expect(result()).toHaveTextContent('Presumptive tax for part of 2026 TZS 3,024,658');
    expect(result()).toHaveTextContent('How the law treats that part is not clear to us');
  });

  it('says why the table does not apply, and what the profit bears instead', () => {
    openPage(<PresumptiveTax />, '?turnover=50000000&year=2027&trader=services&profit=12000000');
    expect(result()).toHaveTextContent('Does not apply');
    expect(result()).toHaveTextContent('TZS 1,536,000 on your profit');
    expect(result()).toHaveTextContent('Those who sell such services cannot use the table.');
  });

  it('does not tax the profit of a company by the bands of individuals', () => {
    openPage(<PresumptiveTax />, '?turnover=50000000&year=2027&trader=company&profit=12000000');
    expect(result()).toHaveTextContent('The table is for individuals.');
    expect(screen.queryByRole('table', { name: 'With accounts' })).not.toBeInTheDocument();
  });

  it('takes more without records', () => {
    openPage(<PresumptiveTax />, '?turnover=6000000&year=2026&records=no');
    expect(result()).toHaveTextContent('TZS 100,000');
  });

  it('counts a relief by its days', () => {
    openPage(<PresumptiveTax />, '?turnover=20000000&year=2027&tin=2026-09-01');
    expect(result()).toHaveTextContent('TZS 267,397');
    expect(result()).toHaveTextContent('Nothing is due for the days of the relief');
    expect(screen.getByLabelText('Day of the TIN')).toHaveValue('2026-09-01');
  });

  it.each([
    ['turnover=', /Turnover of the year/, TURNOVER_MISSING],
    ['turnover=0', /Turnover of the year/, TURNOVER_ZERO],
    ['turnover=5&profit=6', /Profit you expect/, PROFIT_TOO_HIGH],
    [
      'turnover=5&tin=2026-06-30',
      'Day of the TIN',
      'The relief exists since 1 July 2026; whether it reaches an earlier',
    ],
    ['turnover=5&year=2026&tin=2027-01-01', 'Day of the TIN', 'This day lies after 2026: please choose another year.'],
  ])('explains beside the field what is wrong in %s', (query, label, message) => {
    openPage(<PresumptiveTax />, `?${query}`);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(result()).not.toBeInTheDocument();
  });

  it('opens the panel of the relief where its field is wrong, and moves the focus there', async () => {
    const { press } = openPage(<PresumptiveTax />, '?turnover=5000000');
    fireEvent.change(screen.getByLabelText('Day of the TIN'), { target: { value: '2020-01-01' } });
    await press('Compare');
    expect(screen.getByLabelText('Day of the TIN')).toHaveFocus();
  });

  it('holds every table, the break-even profits and who is excluded in the page itself', () => {
    openPage(<PresumptiveTax />);
    expect(screen.getByRole('table', { name: /^Presumptive tax from 1 July 2026/ })).toHaveTextContent(
      '11,000,000 to 200,000,0004% of the turnover4% of the turnover',
    );
    expect(screen.getByRole('table', { name: /^Presumptive tax from 1 July 2019/ })).toHaveTextContent(
      '14,000,000 to 100,000,000no figure450,000 + 3.5% above 14,000,000',
    );
    expect(screen.getByRole('table', { name: /^Profit at which/ })).toHaveTextContent(
      '100,000,00020,213,33320.2%4,000,000',
    );
    expect(screen.getByRole('table', { name: 'Who may not use the table' })).toHaveTextContent('since 1 July 2022');
  });
});
