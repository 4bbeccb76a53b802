import { screen } from '@testing-library/react';
import CorporateTax from '@/app/(en)/calculator/corporate-tax/page';
import { openPage, result } from '../openPage';

describe('corporate tax', () => {
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
