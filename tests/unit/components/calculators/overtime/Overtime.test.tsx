import { screen } from '@testing-library/react';
import Overtime from '@/app/(en)/calculator/overtime/page';
import { openPage, result } from '../openPage';

describe('overtime', () => {
  it.each(['', 'ten'])('counts hours typed as %j as 0, says so and keeps the text', async (text) => {
    const { type, press } = openPage(<Overtime />);
    await type(/Weekday overtime hours/, text);
    await press('Calculate overtime');
    const field = screen.getByLabelText(/Weekday overtime hours/);
    expect(field).toHaveValue(text);
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Counted as 0 hours.'));
    expect(result()).toHaveTextContent('TZS 800,000');
  });

  it('says how the hours count', () => {
    openPage(<Overtime />);
    expect(screen.getByText('180 h')).toBeInTheDocument();
    expect(screen.getByText('45 h')).toBeInTheDocument();
  });
});
