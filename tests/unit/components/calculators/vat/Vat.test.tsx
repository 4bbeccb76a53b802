import { screen, within } from '@testing-library/react';
import Vat from '@/app/calculator/vat/page';
import { openPage, result } from '../openPage';

describe('VAT of a sale', () => {
  it('is taken out of a price, with the day of the return', () => {
    const { amountOf } = openPage(<Vat />, '?task=sale&amount=1180000&basis=included&day=2026-11-15');
    expect(result()).toHaveTextContent('TZS 1,000,000 without, TZS 1,180,000 with VAT');
    expect(amountOf('What is paid to TRA, and by when', /by 20 December 2026/)).toBe('TZS 180,000');
  });

  it('cannot bear the lower rate before it began', async () => {
    const { choose, set, press } = openPage(<Vat />);
    await choose('Rate', 'electronic');
    set('Day of the sale', '2025-08-31');
    await press('Calculate VAT');
    expect(screen.getByLabelText('Rate')).toHaveAccessibleDescription(
      expect.stringContaining('This rate had not begun on that day'),
    );
  });

  it('is paid in part by a designated buyer', () => {
    const { amountOf } = openPage(<Vat />, '?task=sale&amount=1000000&basis=excluded&withheld=services&day=2026-11-15');
    const table = 'What is paid to TRA, and by when';
    expect(amountOf(table, /Kept back by a designated buyer by 10 December 2026/)).toBe('60,000');
    expect(amountOf(table, /Reaches the supplier/)).toBe('1,120,000');
    expect(amountOf(table, /VAT left to pay on this sale by 20 December 2026/)).toBe('TZS 120,000');
  });
});

describe('the test of registration', () => {
  it('finds the first month that reaches a threshold, and the last day to apply', async () => {
    const { choose, set, press } = openPage(<Vat />);
    await choose('What do you want to know?', 'Must I register?');
    set(/First month/, '2025-01');
    set(/Turnover of each month/, '10,000,000\n20m\n70,000,000\n5,000,000');
    await press('Compare with the threshold');
    expect(result()).toHaveTextContent('Highest turnover of 12 months in a row TZS 105,000,000');
    expect(result()).toHaveTextContent('Register: apply by 30 April 2025');
    expect(result()).toHaveTextContent('At the end of March 2025 the turnover of 6 months, TZS 100,000,000, reached');
    const months = screen.getByRole('table', { name: /Month by month/ });
    expect(within(months).getByRole('row', { name: /^Apr 2025/ })).toHaveTextContent(
      'Apr 20255,000,000105,000,000105,000,000',
    );
    expect(window.location.search).toBe(
      '?task=register&first=2025-01&months=10%2C000%2C000%0A20m%0A70%2C000%2C000%0A5%2C000%2C000',
    );
  });

  it('keeps the lines of a shared link', () => {
    openPage(<Vat />, '?task=register&first=2025-01&months=1000000%0A2000000');
    expect(screen.getByLabelText(/Turnover of each month/)).toHaveValue('1000000\n2000000');
  });

  it('says which month cannot be read', async () => {
    const { choose, set, press } = openPage(<Vat />);
    await choose('What do you want to know?', 'Must I register?');
    set(/First month/, '2025-01');
    set(/Turnover of each month/, '10m\nmuch');
    await press('Compare with the threshold');
    expect(screen.getByLabelText(/Turnover of each month/)).toHaveAccessibleDescription(
      expect.stringContaining('Month 2, “much”'),
    );
    expect(screen.getByLabelText(/Turnover of each month/)).toHaveFocus();
  });
});
