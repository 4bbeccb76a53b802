import { screen, waitFor } from '@testing-library/react';
import GrossToNet from '@/app/(en)/calculator/gross-to-net-salary/page';
import { announcement, openPage, result } from '../openPage';

it.each([
  ['year=1999', 'Please choose a year from the list.'],
  ['heslb=2', 'Please choose from the list.'],
  ['abroad=2', 'Please choose from the list.'],
])('says beside the choice that a link with %s asks for what there is not', (query, error) => {
  openPage(<GrossToNet />, `?gross=800000&${query}`);
  expect(screen.getByText(error)).toBeInTheDocument();
  expect(result()).not.toBeInTheDocument();
});

describe('other deductions', () => {
  it('are taken from the net pay, line by line, and lead the result', async () => {
    const { choose, type, press, amountOf } = openPage(<GrossToNet />);
    await choose(/Student loan/, '15% of gross salary');
    await type(/Trade union/, '16,000');
    await type(/Other deductions, each month/, '50k');
    await press('Calculate net pay');
    expect(result()).toHaveTextContent('Take-home pay each month, after other deductions TZS 474,000');
    expect(amountOf('Your salary', /^Student loan/)).toBe('− 120,000');
    expect(amountOf('Your salary', /^Net pay/)).toBe('660,000');
    expect(amountOf('Your salary', /^Left after other deductions/)).toBe('474,000');
    expect(announcement()).toHaveTextContent('Other deductions of TZS 186,000 leave TZS 474,000.');
    await waitFor(() => expect(window.location.search).toBe('?gross=800000&heslb=1&union=16000&other=50000'));
  });
});
