import { fireEvent, screen, within } from '@testing-library/react';
import Penalties from '@/app/calculator/penalties/page';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { getPenalties } from '@/lib/server/content/loaders/penalties';
import { PENALTY_MESSAGES } from '@/lib/tax/penaltyMessages';
import { openPage } from '../openPage';

const result = () => screen.queryByRole('region', { name: 'Result' });
const setDay = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const QUERY = '?kind=return&who=company&tax=50000000&paid=30000000&due=2026-06-30&done=2026-09-15';

describe('penalties and interest', () => {
  it('adds up the penalty of each month and asks for the rate of interest', async () => {
    const { type, press, amountOf } = openPage(<Penalties />);
    await type(/Tax assessable/, '50,000,000');
    await type(/Paid by the due date/, '30,000,000');
    setDay(/^Due date/, '2026-06-30');
    setDay(/Day of filing or payment/, '2026-09-15');
    await press('Calculate penalty');
    expect(result()).toHaveTextContent('Penalty TZS 1,500,000');
    expect(result()).toHaveTextContent('3 months or parts');
    expect(result()).toHaveTextContent('Interest comes on top');
    expect(result()).not.toHaveTextContent('Penalty and interest');
    expect(amountOf('Month by month', /Month 3 to 15 September 2026/)).toBe('20,000,000');
    expect(window.location.search).toBe(QUERY);
  });

  it('shows interest once the rate is known, and the formula and law of each month', () => {
    const { amountOf } = openPage(<Penalties />, `${QUERY}&rate=12`);
    // 20,000,000 × (1.01^3 − 1) = 606,020
    expect(result()).toHaveTextContent('Penalty and interest TZS 2,106,020');
    expect(amountOf('Line by line', /^Interest/)).toBe('606,020');
    const months = screen.getByRole('table', { name: 'Month by month' });
    expect(within(months).getAllByText(/2.5% × 20,000,000 = 500,000; at least 15 × 20,000 = 300,000/)).toHaveLength(3);
    expect(within(months).getAllByText(/section 78/)).toHaveLength(3);
  });

  it('counts part payments from the month after them, and carries them in the address', async () => {
    const { visitor, type, press } = openPage(<Penalties />, QUERY);
    await visitor.click(screen.getByText('Later part payments'));
    setDay('Payment 1: day', '2026-07-31');
    await type('Payment 1: amount', '20,000,000');
    await press('Calculate penalty');
    // 500,000, then twice the least of 300,000
    expect(result()).toHaveTextContent('TZS 1,100,000');
    expect(window.location.search).toBe(`${QUERY}&on1=2026-07-31&sum1=20000000`);
  });

  it('opens the panel of part payments on arrival with one, and adds a row at a press', async () => {
    const { press } = openPage(<Penalties />, `${QUERY}&on1=2026-07-31&sum1=20000000`);
    expect(screen.getByLabelText('Payment 1: amount')).toHaveValue('20,000,000');
    expect(screen.queryByLabelText('Payment 2: amount')).not.toBeInTheDocument();
    await press('Add a payment');
    expect(screen.getByLabelText('Payment 2: amount')).toHaveValue('');
  });

  it('takes another rate from a day on', () => {
    openPage(<Penalties />, `${QUERY}&rate=12&from1=2026-09-01&rate1=6`);
    // 20,000,000 × 1.01 × 1.01 × 1.005 − 20,000,000
    expect(result()).toHaveTextContent('TZS 2,004,010');
  });

  it('charges NSSF and WCF by their own rates, without points or interest', async () => {
    const { visitor, press } = openPage(<Penalties />, '?kind=wcf&tax=150000&due=2026-01-31&done=2026-07-31');
    expect(result()).toHaveTextContent('Addition for the delay TZS 18,000');
    expect(screen.queryByLabelText(/Statutory rate/)).not.toBeInTheDocument();
    await visitor.selectOptions(screen.getByLabelText('What was late'), 'NSSF contributions paid late');
    await press('Calculate penalty');
    expect(result()).toHaveTextContent('TZS 45,000');
  });

  it('says that nothing is due in time', () => {
    openPage(<Penalties />, '?tax=1000000&due=2026-06-30&done=2026-06-30');
    expect(result()).toHaveTextContent('Penalty TZS 0');
    expect(result()).toHaveTextContent('bears neither penalty nor interest');
    expect(screen.queryByRole('table', { name: 'Month by month' })).not.toBeInTheDocument();
  });

  it('says what is still unpaid on the day of filing, and that the point changed', () => {
    openPage(<Penalties />, '?tax=1000000&due=2024-05-31&done=2024-07-31');
    expect(result()).toHaveTextContent('TZS 1,000,000 was still unpaid on the day of filing');
    expect(result()).toHaveTextContent('The currency point changed during the delay');
  });

  it.each([
    ['', /Tax assessable/, PENALTY_MESSAGES.taxMissing],
    ['&tax=5&paid=6', /Paid by the due date/, PENALTY_MESSAGES.paidTooMuch],
    ['&on1=2026-06-30&sum1=5', 'Payment 1: day', PENALTY_MESSAGES.dayNotAfterDue],
    ['&on1=2026-07-30', 'Payment 1: amount', PENALTY_MESSAGES.sumMissing],
    ['&from1=2026-07-30&rate1=5', /Statutory rate/, PENALTY_MESSAGES.rateMissing],
    [
      '&due=2015-06-30',
      /Due date/,
      'The rules are held here from 1 July 2015 on: please enter a later day, or ask us.',
    ],
    ['&due=2001-02-30', /Due date/, 'Please enter the day.'],
    ['&done=2047-01-01', /Day of filing/, 'At most 20 years of delay are worked out here.'],
  ])('explains beside the field what is wrong in %s', (change, label, message) => {
    const query = new URLSearchParams({ tax: '20000000', due: '2026-06-30', done: '2026-09-15' });
    for (const [name, value] of new URLSearchParams(change || '&tax=')) query.set(name, value);
    openPage(<Penalties />, `?${query}`);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(result()).not.toBeInTheDocument();
  });

  it('holds rules, points, other penalties and the date of the check in the page itself', () => {
    openPage(<Penalties />);
    expect(screen.getByRole('table', { name: 'Least penalty for a month, TZS' })).toHaveTextContent(
      '1 July 202420,000100,000300,000',
    );
    expect(screen.getByRole('table', { name: 'Other penalties and fines' })).toHaveTextContent('20% of the value');
    expect(screen.getByText(formatLongDate(getPenalties().checkedOn))).toBeInTheDocument();
  });
});
