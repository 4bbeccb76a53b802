import { screen } from '@testing-library/react';
import PresumptiveTax from '@/app/calculator/presumptive-tax/page';
import { openPage, result } from '../openPage';

describe('presumptive tax or accounts', () => {
  it('compares with the profit that is expected, line by line', () => {
    const { amountOf } = openPage(<PresumptiveTax />, '?turnover=20000000&year=2027&profit=4000000&cost=100000');
    expect(result()).toHaveTextContent('TZS 639,200 less with accounts');
    expect(amountOf('With accounts', /Tax on the profit/)).toBe('60,800');
    expect(screen.getByText('8% × (4,000,000 − 3,240,000) = 60,800')).toBeInTheDocument();
    expect(amountOf('With accounts', /Less with accounts/)).toBe('639,200');
  });

  it('splits 2026 by days', () => {
    const { amountOf } = openPage(<PresumptiveTax />, '?turnover=100000000&year=2026');
    expect(amountOf('By turnover', /1 January 2026 to 30 June 2026/)).toBe('1,735,616');
    expect(screen.getByText('4% × 100,000,000 = 4,000,000 for a year; × 184 / 365 = 2,016,438')).toBeInTheDocument();
  });

  it('opens the panel of the relief on arrival with it, and moves the focus there where it is wrong', async () => {
    const { set, press } = openPage(<PresumptiveTax />, '?turnover=5000000&tin=2026-09-01');
    expect(screen.getByText('New trader with relief granted').closest('details')).toHaveAttribute('open');
    expect(screen.getByLabelText('Day of the TIN')).toHaveValue('2026-09-01');
    set('Day of the TIN', '2020-01-01');
    await press('Compare');
    expect(screen.getByLabelText('Day of the TIN')).toHaveFocus();
  });
});
