import { screen, waitFor, within } from '@testing-library/react';
import Vat from '@/app/(en)/calculator/vat/page';
import { openPage, result } from './openPage';

it('the test of registration finds the first month that reaches a threshold, and the last day to apply', async () => {
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
  const [asked] = screen.getAllByRole('link', { name: 'Ask us' });
  expect(decodeURIComponent(asked?.getAttribute('href') ?? '').replaceAll('+', ' ')).toContain(
    'Business of any other kind; turnover of 4 months from January 2025',
  );
  await waitFor(() =>
    expect(window.location.search).toBe(
      '?task=register&first=2025-01&months=10%2C000%2C000%0A20m%0A70%2C000%2C000%0A5%2C000%2C000',
    ),
  );
});
