import { screen, waitFor, within } from '@testing-library/react';
import GrossToNet from '@/app/(en)/calculator/gross-to-net-salary/page';
import { announcement, openPage, result } from '../openPage';

const salary = () => screen.getByLabelText(/Gross monthly salary/);

describe('gross to net', () => {
  it('says since when the PAYE table has been in force, and of no Act that it was compared with it', () => {
    openPage(<GrossToNet />);
    expect(screen.getAllByText(/The PAYE table has been in force since 1 July 2021\./)).not.toHaveLength(0);
    expect(screen.queryByText(/checked against|up to date with/i)).not.toBeInTheDocument();
  });

  it('asks which amount was meant, fills it in and calculates with it', async () => {
    const { type, press } = openPage(<GrossToNet />);
    await type(/Gross monthly salary/, '1,35m');
    await press('Calculate net pay');
    await screen.findByRole('button', { name: 'Did you mean 1,350,000?' });
    expect(salary()).toHaveAccessibleDescription(expect.stringContaining('Did you mean 1,350,000?'));
    await press('Did you mean 1,350,000?');
    expect(salary()).toHaveValue('1,350,000');
    expect(salary()).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Did you mean/ })).not.toBeInTheDocument();
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('TZS 1,021,500');
  });

  it('leaves the skills levy out at once when the employer is small', async () => {
    const { visitor, amountOf } = openPage(<GrossToNet />, '?gross=800000');
    await visitor.click(screen.getByRole('switch', { name: /Fewer than 10 employees/ }));
    expect(amountOf('Employer’s side', /Skills development levy/)).toBe('0');
    expect(amountOf('Employer’s side', /Total cost/)).toBe('884,000');
    await waitFor(() => expect(window.location.search).toBe('?gross=800000&small=1'));
  });

  it('shows the revenue authority’s figure in the headline, after the specified one, and the reason in a closed row', () => {
    openPage(<GrossToNet />, '?gross=1350000');
    const head = screen.getByRole('heading', { name: /Take-home pay each month/ }).parentElement;
    expect(head).toHaveTextContent(/TZS 1,021,500.*By TRA’s own table: TZS 1,022,500/);
    const reason = screen.getByText('Why TRA’s table differs').closest('details');
    expect(reason).toHaveTextContent('starts the top band at TZS 128,000, this calculator at TZS 129,000.');
    expect(reason).toHaveTextContent('PAYE by TRA’s own table 192,500');
    expect(announcement()).toHaveTextContent('By TRA’s own table PAYE is TZS 192,500 and the net pay TZS 1,022,500.');
    expect(screen.getByText(/^The revenue authority’s \(TRA’s\) own table: 128,000 \+ 30%/)).toBeInTheDocument();
  });

  it('leaves what was typed since the last result unasked when the switch is turned', async () => {
    const { visitor, type } = openPage(<GrossToNet />, '?gross=800000');
    await type(/Gross monthly salary/, '900,000');
    await visitor.click(screen.getByRole('switch'));
    expect(result()).toHaveTextContent('TZS 660,000');
    expect(salary()).toHaveValue('900,000');
    await waitFor(() => expect(window.location.search).toBe('?gross=800000&small=1'));
  });

  it('says of which figures a result is once others are typed, and does not share it until the next press', async () => {
    const { type, press } = openPage(<GrossToNet />, '?gross=1350000');
    expect(screen.getByRole('link', { name: 'Share' })).toBeVisible();
    await type(/^Gross/, '2000000');
    expect(result()).toHaveTextContent(
      'You have changed the fields since. This is for: gross monthly salary TZS 1,350,000.',
    );
    expect(screen.queryByRole('link', { name: 'Share' })).not.toBeInTheDocument();
    await type(/^Gross/, '1350000');
    expect(screen.getByRole('link', { name: 'Share' })).toBeVisible();
    await type(/^Gross/, '2000000');
    await press('Calculate net pay');
    expect(result()).not.toHaveTextContent('You have changed');
  });

  it('compares two salaries and shares the comparison', async () => {
    const { type, press } = openPage(<GrossToNet />, '?gross=800000');
    await type('Compare with another gross salary', '1,000,000');
    await press('Compare');
    const table = screen.getByRole('table', { name: /Two salaries side by side/ });
    expect(within(table).getByRole('row', { name: /Net pay/ })).toHaveTextContent('660,000797,000+137,000');
    expect(within(table).getByRole('row', { name: /Cost to the employer/ })).toHaveTextContent(
      '912,0001,140,000+228,000',
    );
    await waitFor(() => expect(window.location.search).toBe('?gross=800000&compare=1000000'));
  });
});
