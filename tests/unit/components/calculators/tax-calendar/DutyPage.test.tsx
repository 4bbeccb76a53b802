import { render, screen } from '@testing-library/react';
import { DutyPage } from '@/components/calculators/tax-calendar/DutyPage';
import { nextDutyDays } from '@/lib/server/calendar/nextDueDays';
import { getCalendar, getDuties, getDutyPages } from '@/lib/server/content/loaders/calendar';
import { expectLinks } from '@/tests/support/reading';

function show(id: string) {
  const texts = getDutyPages().find((page) => page.id === id);
  const duty = getDuties().find((candidate) => candidate.id === texts?.duty);
  const published = getCalendar().duties.find((candidate) => candidate.id === texts?.duty);
  if (!texts || !duty || !published) throw new Error(`no page ${id}`);
  const days = nextDutyDays(duty);
  render(<DutyPage texts={texts} duty={duty} published={published} days={days} />);
  return days;
}

it('a filing duty has its day, its form, what late costs, its dates and a calendar', () => {
  const days = show('vat');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('VAT: when it is due');
  expect(screen.getByText('Late').nextSibling).toHaveTextContent(/^2\.5% of the tax for each month/);
  expect(days.length).toBeGreaterThanOrEqual(3);
  expect(days.every(({ due }) => due.endsWith('-20'))).toBe(true);
  expect(screen.getByText('Form').nextSibling).toHaveTextContent('ITX 240');
  expectLinks({ 'All dates of: VAT-registered (.ics)': '/ics/vat.ics' });
});
