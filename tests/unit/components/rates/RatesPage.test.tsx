import { render, screen } from '@testing-library/react';
import { RatesPage } from '@/components/rates/RatesPage';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { runningTaxYear } from '@/lib/server/content/loaders/tax/salary';
import { addDays } from '@/lib/tax/days';
import { lastDayOfTaxYear } from '@/lib/tax/taxYear';

const last = lastDayOfTaxYear(runningTaxYear());

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

it('the rates page explains the mark for reported values, and links to how they are checked', () => {
  render(<RatesPage />);
  const key = screen.getByText(/^\* From a report\. See/);
  expect(key).toContainElement(screen.getByRole('link', { name: 'How we check our figures' }));
});

it.each([
  ['on the last day of the newest table', last, 0],
  ['on the day after it', addDays(last, 1), 1],
])('the rates page built %s says until when they were checked or does not', (_, day, times) => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(day) / 1000);
  render(<RatesPage />);
  const said = `The rates have been checked up to ${formatLongDate(last, 'en')}.`;
  expect(document.body.textContent?.split(said)).toHaveLength(times + 1);
});
