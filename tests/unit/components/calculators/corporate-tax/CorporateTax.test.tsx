import { screen } from '@testing-library/react';
import CorporateTax from '@/app/calculator/corporate-tax/page';
import { openPage, result } from '../openPage';

describe('corporate tax', () => {
  it('calculates from what is typed, with instalments and the day of the return', async () => {
    const { type, set, press, amountOf } = openPage(<CorporateTax />);
    await type(/Chargeable income or loss/, '100,000,000');
    await type(/Turnover/, '800,000,000');
    set(/Last day of the accounting year/, '2026-06-30');
    await press('Calculate tax');
    expect(result()).toHaveTextContent('final return by 31 December 2026');
    expect(amountOf('Four instalments', /Instalment 1 due 30 September 2025/)).toBe('7,500,000');
    expect(amountOf('Four instalments', /Instalment 4 due 30 June 2026/)).toBe('7,500,000');
  });

  it('takes another rate for another kind of company', async () => {
    const { choose, press } = openPage(<CorporateTax />, '?income=1000000&turnover=0&end=2025-12-31');
    await choose('Kind of company', 'Newly listed company');
    await press('Calculate tax');
    expect(result()).toHaveTextContent('TZS 250,000');
  });

  it('says beside each field what is missing, and the focus is in the first of them', async () => {
    const { press } = openPage(<CorporateTax />);
    await press('Calculate tax');
    expect(screen.getByLabelText(/Chargeable income or loss/)).toHaveFocus();
    expect(screen.getByLabelText(/Turnover/)).toBeInvalid();
    expect(screen.getByLabelText(/Last day of the accounting year/)).toHaveAccessibleDescription(
      expect.stringContaining('Please enter the last day of the accounting year.'),
    );
    expect(result()).not.toBeInTheDocument();
  });
});
