import { screen, within } from '@testing-library/react';
import { GrossToNetPage } from '@/components/calculators/salary/GrossToNetPage';
import { openPage } from '../openPage';

const result = () => screen.queryByRole('region', { name: 'Result' });
const spoken = () => screen.getAllByRole('status')[0];

describe('gross to net', () => {
  it('holds 800,000 at first and shows no result', async () => {
    await openPage(<GrossToNetPage />);
    expect(screen.getByLabelText(/Gross monthly salary/)).toHaveValue('800,000');
    expect(result()).not.toBeInTheDocument();
    expect(spoken()).toBeEmptyDOMElement();
  });

  it('calculates on a press of the button', async () => {
    const { press, amountOf } = await openPage(<GrossToNetPage />);
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('Take-home pay each month TZS 660,000');
    expect(result()).toHaveTextContent('20% tax band');
    expect(result()).toHaveTextContent('82.5% of gross');
    expect(amountOf('Your salary', /Employee NSSF/)).toBe('− 80,000');
    expect(amountOf('Your salary', /^PAYE/)).toBe('− 60,000');
    expect(amountOf('Employer’s side', /Skills levy/)).toBe('28,000');
    expect(amountOf('Employer’s side', /Total cost to company/)).toBe('TZS 912,000');
  });

  it('shows summary, effective and marginal rate and net pay range', async () => {
    const { press } = await openPage(<GrossToNetPage />);
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('172,000 total deductions');
    expect(result()).toHaveTextContent('21.5% deductions, of gross');
    expect(result()).toHaveTextContent('14% employer cost, on top of gross');
    expect(result()).toHaveTextContent('7.5% effective rate');
    expect(result()).toHaveTextContent('20% marginal rate');
    expect(result()).toHaveTextContent('Net pay range: TZS 500,000 - 692,000.');
  });

  it('says the result in one polite sentence', async () => {
    const { press } = await openPage(<GrossToNetPage />);
    await press('Calculate net pay');
    expect(spoken()).toHaveTextContent(
      'Net pay TZS 660,000 from a gross salary of TZS 800,000: NSSF TZS 80,000, PAYE TZS 60,000, 20% tax band; total cost to company TZS 912,000.',
    );
  });

  it('calculates with the Enter key', async () => {
    const { visitor } = await openPage(<GrossToNetPage />);
    await visitor.type(screen.getByLabelText(/Gross monthly salary/), '{Enter}');
    expect(result()).toHaveTextContent('TZS 660,000');
  });

  it.each([
    ['', 'Please enter a salary amount.'],
    ['a lot', 'Please enter the amount in figures, for example 800,000.'],
    ['-5', 'The amount cannot be below 0.'],
  ])('says beside the field what is wrong with %j, keeps the text and moves the focus there', async (text, error) => {
    const { type, press } = await openPage(<GrossToNetPage />);
    await type(/Gross monthly salary/, text);
    await press('Calculate net pay');
    const field = screen.getByLabelText(/Gross monthly salary/);
    expect(field).toHaveValue(text);
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(error));
  });

  it('accepts a pasted amount with everything around it', async () => {
    const { type, press } = await openPage(<GrossToNetPage />);
    await type(/Gross monthly salary/, 'TZS 1,250,000/=');
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('of gross');
    expect(screen.getByLabelText(/Gross monthly salary/)).toHaveValue('TZS 1,250,000/=');
    expect(window.location.search).toBe('?gross=1250000');
  });

  it('leaves the skills levy out at once when the employer is small', async () => {
    const { press, click, amountOf } = await openPage(<GrossToNetPage />);
    await press('Calculate net pay');
    await click(screen.getByRole('switch', { name: /Fewer than 10 employees/ }));
    expect(amountOf('Employer’s side', /Skills levy/)).toBe('0');
    expect(amountOf('Employer’s side', /Total cost/)).toBe('TZS 884,000');
    expect(window.location.search).toBe('?gross=800000&small=1');
    expect(result()).toHaveTextContent('No SDL: it is due from employers with 10 or more employees.');
  });

  it('says in the top band what the revenue authority’s table would leave', async () => {
    await openPage(<GrossToNetPage />, '?gross=2500000');
    expect(result()).toHaveTextContent('TZS 1,746,000');
    expect(result()).toHaveTextContent(
      'starts the top band at TZS 128,000, this calculator at TZS 129,000. With the authority’s table the net pay would be TZS 1,747,000.',
    );
  });

  it('says nothing of it below the top band', async () => {
    await openPage(<GrossToNetPage />, '?gross=1111111');
    expect(result()).toHaveTextContent('25% tax band');
    expect(result()).not.toHaveTextContent('revenue authority');
  });

  it('opens a shared address with the same result, typed text and switch', async () => {
    await openPage(<GrossToNetPage />, '?gross=800,000&small=1');
    expect(result()).toHaveTextContent('TZS 660,000');
    expect(screen.getByLabelText(/Gross monthly salary/)).toHaveValue('800,000');
    expect(screen.getByRole('switch')).toBeChecked();
  });

  it('opens an address with an unreadable input with its message', async () => {
    await openPage(<GrossToNetPage />, '?gross=abc');
    expect(screen.getByLabelText(/Gross monthly salary/)).toHaveValue('abc');
    expect(screen.getByText('Please enter the amount in figures, for example 800,000.')).toBeInTheDocument();
    expect(result()).not.toBeInTheDocument();
  });

  it('opens each line to its formula and the law behind it', async () => {
    await openPage(<GrossToNetPage />, '?gross=800000');
    const row = within(await screen.findByRole('table', { name: 'Your salary' })).getByRole('row', {
      name: /PAYE 20,000/,
    });
    expect(row).toHaveTextContent('20,000 + 20% × (720,000 − 520,000) = 60,000');
    expect(row).toHaveTextContent('Income Tax Act, Cap. 332');
  });

  it('compares two salaries and says how they differ', async () => {
    const { type, press } = await openPage(<GrossToNetPage />, '?gross=800000');
    await screen.findByLabelText('Compare with another gross salary');
    await type('Compare with another gross salary', '1,000,000');
    await press('Compare');
    const table = screen.getByRole('table', { name: /Two salaries side by side/ });
    expect(within(table).getByRole('row', { name: /Net pay/ })).toHaveTextContent('660,000797,000+137,000');
    expect(within(table).getByRole('row', { name: /Cost to the employer/ })).toHaveTextContent(
      '912,0001,140,000+228,000',
    );
    expect(window.location.search).toBe('?gross=800000&compare=1000000');
  });

  it('opens a shared comparison', async () => {
    await openPage(<GrossToNetPage />, '?gross=800000&compare=600000');
    const table = await screen.findByRole('table', { name: /Two salaries side by side/ });
    expect(within(table).getByRole('row', { name: /Net pay/ })).toHaveTextContent('660,000516,000−144,000');
  });
});
