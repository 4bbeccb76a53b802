import { fireEvent, screen } from '@testing-library/react';
import CorporateTax from '@/app/calculator/corporate-tax/page';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { getCorporate } from '@/lib/server/content/loaders/tax';
import { openPage } from '../openPage';

const result = () => screen.queryByRole('region', { name: 'Result' });

describe('corporate tax', () => {
  it('calculates tax on income, instalments and the return', async () => {
    const { type, press, amountOf } = openPage(<CorporateTax />);
    await type(/Chargeable income or loss/, '100,000,000');
    await type(/Turnover/, '800,000,000');
    fireEvent.change(screen.getByLabelText(/Last day of the accounting year/), { target: { value: '2026-06-30' } });
    await press('Calculate tax');
    expect(result()).toHaveTextContent('Tax for the year TZS 30,000,000');
    expect(result()).toHaveTextContent('tax on income 30%');
    expect(result()).toHaveTextContent('final return by 31 December 2026');
    expect(amountOf('Four instalments', /Instalment 1 due 30 September 2025/)).toBe('7,500,000');
    expect(amountOf('Four instalments', /Instalment 4 due 30 June 2026/)).toBe('7,500,000');
    expect(window.location.search).toBe('?kind=standard&income=100000000&turnover=800000000&losses=0&end=2026-06-30');
  });

  it('takes another rate for another kind of company', async () => {
    const { visitor, press } = openPage(<CorporateTax />, '?income=1000000&turnover=0&end=2025-12-31');
    await visitor.selectOptions(screen.getByLabelText('Kind of company'), 'Newly listed company');
    await press('Calculate tax');
    expect(result()).toHaveTextContent('TZS 250,000');
  });

  it('charges minimum tax from the third loss year and says that its rate changed inside the year', () => {
    openPage(<CorporateTax />, '?income=-5000000&turnover=800000000&losses=3&end=2025-12-31');
    expect(result()).toHaveTextContent('TZS 8,000,000');
    expect(result()).toHaveTextContent('minimum tax 1%');
    expect(result()).toHaveTextContent('The rate of minimum tax changed inside this accounting year.');
  });

  it('charges none in an excluded sector', () => {
    openPage(<CorporateTax />, '?income=-5000000&turnover=800000000&losses=3&end=2025-12-31&sector=agriculture');
    expect(result()).toHaveTextContent('Tax for the year TZS 0');
  });

  it('says beside each field what is missing and moves the focus to the first', async () => {
    const { press } = openPage(<CorporateTax />);
    await press('Calculate tax');
    expect(screen.getByLabelText(/Chargeable income or loss/)).toHaveFocus();
    expect(screen.getByLabelText(/Turnover/)).toBeInvalid();
    expect(screen.getByLabelText(/Last day of the accounting year/)).toHaveAccessibleDescription(
      expect.stringContaining('Please enter the last day of the accounting year.'),
    );
    expect(result()).not.toBeInTheDocument();
  });

  it('asks to check loss years beside an income', () => {
    openPage(<CorporateTax />, '?income=1000000&turnover=0&losses=2&end=2025-06-30');
    expect(result()).toHaveTextContent('please check the number of loss years');
  });

  it('ignores a kind of company in the URL that does not exist', () => {
    openPage(<CorporateTax />, '?kind=bank&income=1000000&turnover=0&end=2025-06-30');
    expect(result()).toHaveTextContent('TZS 300,000');
  });

  it('shows rates, laws and the date of the check in the page itself', () => {
    openPage(<CorporateTax />);
    expect(screen.getByRole('table', { name: 'Rates of company income tax' })).toHaveTextContent(
      'Newly listed company25%',
    );
    expect(screen.getByRole('table', { name: 'Minimum tax, percent of turnover' })).toHaveTextContent(
      '1 July 20251%Finance Act 2025',
    );
    expect(screen.getByText(formatLongDate(getCorporate().checkedOn))).toBeInTheDocument();
  });
});
