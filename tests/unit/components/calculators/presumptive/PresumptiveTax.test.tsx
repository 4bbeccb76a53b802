import { screen, waitFor } from '@testing-library/react';
import PresumptiveTax from '@/app/(en)/calculator/presumptive-tax/page';
import { openPage } from '../openPage';

describe('presumptive tax or accounts', () => {
  it('a cost that was not given stays out of the address', async () => {
    const { set, press } = openPage(<PresumptiveTax />);
    set(/turnover/i, '20,000,000');
    await press('Compare');
    await waitFor(() => expect(window.location.search).toMatch(/^\?turnover=20000000(&(?!cost)[^&]*)*$/));
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
