import { screen, waitFor, within } from '@testing-library/react';
import Penalties from '@/app/(en)/calculator/penalties/page';
import { openPage, result } from '../openPage';

const QUERY = '?kind=return&who=company&tax=50000000&paid=30000000&due=2026-06-30&done=2026-09-15';

describe('penalties and interest', () => {
  it('shows interest once the rate is known, and the formula and law of each month', () => {
    const { amountOf } = openPage(<Penalties />, `${QUERY}&rate=12`);
    // 20,000,000 × (1.01^3 − 1) = 606,020
    expect(result()).toHaveTextContent('Penalty and interest TZS 2,106,020');
    expect(amountOf('Line by line', /^Interest/)).toBe('606,020');
    expect(amountOf('Month by month', /Month 3 to 15 September 2026/)).toBe('20,000,000');
    const months = screen.getByRole('table', { name: 'Month by month' });
    expect(within(months).getAllByText(/2.5% × 20,000,000 = 500,000; at least 15 × 20,000 = 300,000/)).toHaveLength(3);
    expect(within(months).getAllByText(/section 78/)).toHaveLength(3);
  });

  it('counts part payments from the month after them, and carries them in the address', async () => {
    const { visitor, type, set, press } = openPage(<Penalties />, QUERY);
    await visitor.click(screen.getByText('Later part payments'));
    set('Payment 1: day', '2026-07-31');
    await type('Payment 1: amount', '20,000,000');
    await press('Calculate penalty');
    // 500,000, then twice the least of 300,000
    expect(result()).toHaveTextContent('TZS 1,100,000');
    await waitFor(() => expect(window.location.search).toBe(`${QUERY}&on1=2026-07-31&sum1=20000000`));
  });

  it('charges WCF 10% a month to the end of August 2021, then 2%', () => {
    openPage(<Penalties />, '?kind=wcf&tax=150000&due=2021-07-31&done=2021-10-31');
    expect(result()).toHaveTextContent('Addition for the delay TZS 21,000');
  });
});
