import { screen, within } from '@testing-library/react';
import NetToGross from '@/app/(en)/calculator/net-to-gross-salary/page';
import { openPage, result } from '../openPage';

const NOT_POSITIVE = 'Please enter a valid net salary greater than 0.';
const NO_MATCH =
  'Unable to calculate gross salary for the provided net salary. Please ensure the net salary is within valid ranges.';

describe('net to gross', () => {
  it.each([
    ['', NOT_POSITIVE],
    ['2,000,000,000,000', NO_MATCH],
  ])('answers %j with the error card, beside the field too', async (text, error) => {
    const { type, press } = openPage(<NetToGross />);
    await type(/Net monthly salary/, text);
    await press('Calculate gross salary');
    const card = screen.getByRole('alert');
    expect(within(card).getByRole('heading', { name: 'Calculation Error' })).toBeInTheDocument();
    expect(card).toHaveTextContent(error);
    expect(screen.getByLabelText(/Net monthly salary/)).toHaveAccessibleDescription(expect.stringContaining(error));
    expect(screen.getByLabelText(/Net monthly salary/)).toHaveValue(text);
  });

  it('takes the last result away on an error, and brings one back after it', async () => {
    const { type, press } = openPage(<NetToGross />, '?net=600000');
    await type(/Net monthly salary/, '0');
    await press('Calculate gross salary');
    expect(result()).not.toBeInTheDocument();
    await type(/Net monthly salary/, '660000');
    await press('Calculate gross salary');
    expect(result()).toHaveTextContent('TZS 800,000');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
