import Objection from '@/app/(en)/calculator/objection/page';
import { eventsIn } from '@/tests/support/calendarEvents';
import { catchDownloads } from './downloads';
import { openPage } from './openPage';

it('the dates of a plan make a calendar, an event for each firm day and none for an expected one', async () => {
  const { press } = openPage(<Objection />, '?served=2026-11-09&kind=vat&tax=90000000');
  const downloads = catchDownloads();
  await press('Dates (.ics)');
  expect(downloads.names).toEqual(['objection-2026-11-09.ics']);
  const events = eventsIn(await downloads.text());
  expect(events.map(({ summary, start }) => [start, summary.replace(/, assess.*?(?= \(|$)/, '')])).toEqual([
    ['2026-11-23', 'Waiver of the deposit'],
    ['2026-12-02', 'More time to object'],
    // Independence Day
    ['2026-12-09', 'Objection (by Tue 8 Dec)'],
    ['2026-12-09', 'Deposit (by Tue 8 Dec)'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});
