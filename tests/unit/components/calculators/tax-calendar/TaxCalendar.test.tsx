import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import TaxCalendarRoute from '@/app/(en)/calendar/page';
import SwahiliRoute from '@/app/sw/calendar/page';
import { DutyPage } from '@/components/calculators/tax-calendar/DutyPage';
import type { DueDay } from '@/lib/calendar/duties';
import { nextDutyDays } from '@/lib/server/calendar/nextDueDays';
import { getCalendar, getDuties, getDutyPages } from '@/lib/server/content/loaders/calendar';
import { foreignWords } from '@/tests/support/languages';
import { expectLinks } from '@/tests/support/reading';
import { catchDownloads } from '../downloads';
import { openPage } from '../openPage';

/** Sunday morning in Dar es Salaam, still Saturday evening in UTC. */
const NOW = new Date('2026-11-21T22:30:00Z');

// Content may have dates after NOW, so it is loaded before the clock is mocked.
beforeAll(() => {
  render(<TaxCalendarRoute />).unmount();
  render(<SwahiliRoute />).unmount();
});

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['requestAnimationFrame', 'setTimeout', 'setInterval', 'queueMicrotask', 'performance'],
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const dates = () => screen.getByRole('region', { name: 'Next dates' });

const addDates = () => screen.queryByRole('region', { name: 'Add to your calendar' });

/** Returns the list item of the day on which the date with this title falls. */
function dayOf(title: string): HTMLElement {
  const day = within(dates())
    .getAllByRole('listitem')
    .find((item) => [...item.querySelectorAll('summary')].some(({ textContent }) => textContent === title));
  if (!day) throw new Error(`${title} is on no day`);
  return day;
}

describe('the tax calendar', () => {
  it('shows days, duties and choices in the language of the page', () => {
    openPage(<SwahiliRoute />, '?staff=10&business=company&end=6&vat=1&gaming=1', '/sw/calendar');
    expect(screen.getByRole('region', { name: 'Tarehe zinazofuata' })).toHaveTextContent(
      'Jumapili: kamilisha kufikia Ijumaa 18 Des',
    );
    expect(screen.getByText('Kampuni, mwaka hadi Juni, Wafanyakazi 10 au zaidi, VAT, kodi ya michezo ya kubahatisha'));
    const shown = document.querySelector('[data-result]')?.cloneNode(true) as HTMLElement;
    // The firm's name and address are the same in both languages.
    for (const element of shown.querySelectorAll('svg, [class*="letterhead"]')) element.remove();
    expect(foreignWords(shown.textContent, 'sw')).toEqual([]);
  });

  it('shows the working day before a weekend or holiday, and the reason', () => {
    openPage(<TaxCalendarRoute />);
    expect(dayOf('VAT for November 2026')).toHaveTextContent('Sunday: act by Fri 18 Dec');
    fireEvent.click(screen.getByLabelText('Makes or supplies excisable goods or services'));
    expect(dayOf('Excise duty for November 2026')).toHaveTextContent('Christmas Day: act by Thu 24 Dec');
  });

  it('summarises the profile in a sentence, and collapses the form after it is submitted', async () => {
    const { press } = openPage(<TaxCalendarRoute />, '?staff=under-10&business=company&end=6&vat=1');
    const sentence = screen.getByText('A company, year to June, fewer than 10 staff, VAT');
    const form = sentence.closest('details');
    expect(form).not.toHaveAttribute('open');
    fireEvent.click(sentence);
    expect(form).toHaveAttribute('open');
    await press('Show my dates');
    expect(form).not.toHaveAttribute('open');
  });

  it('says so if nothing recurs', () => {
    openPage(<TaxCalendarRoute />, '?staff=none&business=none');
    expect(dates()).toHaveTextContent('You have no regular dates.');
    expect(addDates()).not.toBeInTheDocument();
  });

  it('exports all dates of the profile to one file, each with two alarms', async () => {
    const downloads = catchDownloads();
    const { visitor } = openPage(<TaxCalendarRoute />, '?staff=10&business=none&vat=1');
    await visitor.click(screen.getByRole('button', { name: /^Add my dates/ }));
    expect(downloads.names).toEqual(['tax-dates.ics']);
    const text = await downloads.text();
    const count = (line: string) => text.split(line).length - 1;
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).not.toContain('SOURCE');
    expect(text).toContain('UID:mine.vat');
    expect(text).toContain('SUMMARY:PAYE and SDL for November 2026');
    expect(text).not.toContain('Income tax');
    expect(count('BEGIN:VEVENT')).toBeGreaterThan(48);
    expect(count('BEGIN:VALARM')).toBe(2 * count('BEGIN:VEVENT'));
  });

  it('downloads the file at once if its button was pressed before the script loaded', async () => {
    const downloads = catchDownloads();
    openPage(<TaxCalendarRoute />, '?staff=10&business=none&vat=1&add=1');
    expect(downloads.names).toEqual(['tax-dates.ics']);
    expect(await downloads.text()).not.toContain('Income tax');
    await waitFor(() => expect(window.location.search).toBe('?staff=10&business=none&vat=1'));
  });

  it('marks holidays that depend on the moon as expected', () => {
    openPage(<TaxCalendarRoute />);
    const table = screen.getByRole('table', { name: /^Public holidays/ });
    expect(table).toHaveTextContent(/Wednesday 10 March 2027\s*Eid al-FitrExpected date; it depends on the moon/);
    expect(table).toHaveTextContent(/Friday 26 March 2027\s*Good Friday(?!Expected)/);
  });
});

function show(id: string, given?: DueDay[]) {
  const texts = getDutyPages().find((page) => page.id === id);
  const duty = getDuties('en').find((candidate) => candidate.id === texts?.duty);
  const published = getCalendar('en').duties.find((candidate) => candidate.id === texts?.duty);
  if (!texts || !duty || !published) throw new Error(`no page ${id}`);
  const days = given ?? nextDutyDays(duty);
  render(<DutyPage texts={texts} duty={duty} published={published} days={days} />);
  return days;
}

it('the page of a duty shows its day, form, penalty, dates and calendar', () => {
  const days = show('vat');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('VAT: when it is due');
  expect(screen.getByText('Late').nextElementSibling).toHaveTextContent(/^2\.5% of the tax for each month/);
  expect(days.length).toBeGreaterThanOrEqual(3);
  expect(days.every(({ due }) => due.endsWith('-20'))).toBe(true);
  expect(screen.getByText('Form').nextElementSibling).toHaveTextContent('ITX 240');
  expectLinks({ 'All dates for: VAT-registered (.ics)': '/ics/vat.ics' });
});

it('the page of a duty shows the preceding working day if a due date is not one, and when it falls due', () => {
  show('vat', [
    { due: '2026-12-07', workingDay: '2026-12-07', duties: [] },
    { due: '2026-12-20', workingDay: '2026-12-18', dayOff: 'Sunday', duties: [] },
  ]);
  const [first, second] = within(screen.getByRole('region', { name: 'The next dates' })).getAllByRole('listitem');
  expect(first).not.toHaveTextContent('Falls due');
  expect(second).toHaveTextContent(/^Fri 18 Dec 2026 *Falls due on Sunday, 20 Dec 2026$/);
});
