import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import TaxCalendarRoute from '@/app/(en)/calendar/page';
import { catchDownloads } from '../downloads';
import { announcement, openPage } from '../openPage';

/** A Sunday morning in Dar es Salaam, and Saturday evening in UTC. */
const NOW = new Date('2026-11-21T22:30:00Z');

// Content may be dated after that day, so it is read before the clock is set.
beforeAll(() => render(<TaxCalendarRoute />).unmount());

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

const subscriptions = () => screen.queryByRole('region', { name: 'Put them into your calendar' });

/** The day of a date: its words beside all that is due on it. */
function dayOf(title: string): HTMLElement {
  const day = within(dates()).getByRole('link', { name: title }).closest('ol > li');
  if (!(day instanceof HTMLElement)) throw new Error(`${title} stands in no day`);
  return day;
}

const titles = () =>
  within(dates())
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');

describe('the tax calendar', () => {
  it('shows the dates of most firms with the days left, from today in Dar es Salaam', () => {
    openPage(<TaxCalendarRoute />);
    expect(dates()).toHaveTextContent('Counted from today, 22 November 2026.');
    expect(dayOf('PAYE and SDL for November 2026')).toHaveTextContent(/^Mon 7 Decin 15 days/);
    expect(dayOf('Income tax: instalment 4 of 4 for the year to 31 December 2026')).toHaveTextContent(/^Thu 31 Dec/);
  });

  it('names the working day before a weekend or a holiday, and why', () => {
    openPage(<TaxCalendarRoute />);
    expect(dayOf('VAT for November 2026')).toHaveTextContent('Sunday: act by Friday 18 December 2026');
    fireEvent.click(screen.getByLabelText('Makes or supplies excisable goods or services'));
    expect(dayOf('Excise duty for November 2026')).toHaveTextContent('Christmas Day: act by Thursday 24 December 2026');
  });

  it('says what to do where and by which law, and leads to the duty and its service', () => {
    openPage(<TaxCalendarRoute />);
    const day = dayOf('VAT for November 2026');
    expect(day).toHaveTextContent('Return and payment · TRA portal (IDRAS), ITX 240');
    expect(day).toHaveTextContent('VAT-registered · Value Added Tax Act, Cap. 148, section 66');
    expect(within(day).getByRole('link')).toHaveAttribute('href', '#vat');
    const row = document.querySelector('#vat')?.closest('tr');
    expect(row).toHaveTextContent('By the 20th of the next month');
    const links = [...(row?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['/calendar/vat', '/services/taxation', '/resources/forms#itx-240']));
  });

  it('follows each choice and writes it into the URL', async () => {
    const { visitor, choose } = openPage(<TaxCalendarRoute />);
    await choose('Staff', 'Fewer than 10 staff');
    await choose('Accounting year ends in', 'June');
    await visitor.click(screen.getByLabelText('VAT-registered'));
    await waitFor(() => expect(window.location.search).toBe('?staff=under-10&business=company&end=6&withholding=1'));
    expect(titles()).toContain('PAYE for November 2026');
    expect(titles()).toContain('Final return of income for the year to 30 June 2026');
    expect(titles().filter((title) => title.startsWith('VAT'))).toEqual([]);
    expect(announcement()).toHaveTextContent(/^Next: NSSF for October 2026, due Monday 30 November 2026/);
  });

  it('opens with the choices of a shared link', () => {
    openPage(<TaxCalendarRoute />, '?staff=none&business=trader&gaming=1');
    expect(screen.getByLabelText('Staff')).toHaveValue('none');
    expect(screen.getByLabelText('Runs gaming')).toBeChecked();
    expect(screen.getByLabelText('VAT-registered')).not.toBeChecked();
    expect(screen.queryByLabelText('Accounting year ends in')).not.toBeInTheDocument();
    expect(titles()).toContain('Gaming tax for November 2026');
  });

  it('says so where nothing recurs', () => {
    openPage(<TaxCalendarRoute />, '?staff=none&business=none');
    expect(dates()).toHaveTextContent('Nothing recurs for this choice.');
    expect(subscriptions()).not.toBeInTheDocument();
  });

  it('shows a whole year when asked', async () => {
    const { press } = openPage(<TaxCalendarRoute />);
    // Two months more, to their last day.
    expect(titles().at(-1)).toBe('WCF for December 2026');
    await press('Show the whole year');
    expect(titles()).toContain('VAT for August 2027');
    await press('Show fewer months');
    expect(titles()).not.toContain('VAT for August 2027');
  });

  it('moves on in a tab that comes back the next day', () => {
    openPage(<TaxCalendarRoute />);
    jest.setSystemTime(new Date('2026-12-07T21:00:00Z'));
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(dates()).toHaveTextContent('Counted from today, 8 December 2026.');
    expect(titles()).not.toContain('PAYE and SDL for November 2026');
  });

  it('offers all dates of the profile in one calendar, to Google and to an iPhone', () => {
    openPage(<TaxCalendarRoute />, '?staff=10&business=company&end=6&vat=1');
    const links = within(subscriptions() ?? document.body).getAllByRole('link', { name: /my dates/, hidden: true });
    const paths = links.map((link) =>
      decodeURIComponent(link.getAttribute('href') ?? '').replace(/^.*webcal:\/\/[^/]+/, ''),
    );
    expect(paths).toEqual(Array(2).fill('/ics/my.ics?staff=10&business=company&end=6&vat=1'));
  });

  it('puts all dates of the profile into one file, each with two alarms', async () => {
    const downloads = catchDownloads();
    const { visitor } = openPage(<TaxCalendarRoute />, '?staff=10&business=none&vat=1');
    await visitor.click(screen.getByRole('button', { name: /^Add my dates to this/ }));
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

  it('saves the dates of a year as CSV', async () => {
    const downloads = catchDownloads();
    const { press } = openPage(<TaxCalendarRoute />, '?staff=none&business=none&vat=1');
    await press('CSV');
    const text = await downloads.text();
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('Due,Last working day,What,To do,Where,Law');
    expect(lines[1]).toMatch(/^2026-12-20,2026-12-18,VAT for November 2026,Return and payment,/);
    expect(lines).toHaveLength(13);
  });

  it('marks holidays by the moon as expected', () => {
    openPage(<TaxCalendarRoute />);
    const table = screen.getByRole('table', { name: /^Public holidays/ });
    expect(within(table).getByRole('row', { name: /Wednesday 10 March 2027/ })).toHaveTextContent(
      'Eid al-FitrExpected, by the moon',
    );
    expect(within(table).getByRole('row', { name: /Friday 26 March 2027/ })).toHaveTextContent(/Good Friday$/);
  });
});
