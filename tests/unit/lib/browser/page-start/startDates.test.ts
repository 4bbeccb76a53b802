import { START_EVENTS } from '@/lib/browser/page-start/events';
import { DATE_SETTINGS, startDates } from '@/lib/browser/page-start/startDates';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();
beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.lang = 'en';
});
afterEach(() => jest.useRealTimers());

/** What visitors see of dates at a moment: the days left of those that show. */
function shownAt(now: string, event = 'DOMContentLoaded'): string[] {
  jest.setSystemTime(new Date(now));
  document.body.innerHTML = ['2026-12-07', '2026-12-20', '2026-12-31']
    .map((day) => `<p data-due="${day}">${day} <small data-left>-</small></p>`)
    .join('');
  startDates({ ...START_EVENTS, ...DATE_SETTINGS });
  document.dispatchEvent(new Event(event));
  jest.runOnlyPendingTimers();
  return [...document.querySelectorAll<HTMLElement>('p:not([hidden])')].map(({ textContent }) => textContent ?? '');
}

describe('due dates of a static page', () => {
  it.each([
    ['2026-11-22T12:00:00+03:00', ['2026-12-07 in 15 days', '2026-12-20 in 28 days', '2026-12-31 in 39 days']],
    ['2026-12-06T12:00:00+03:00', ['2026-12-07 tomorrow', '2026-12-20 in 14 days', '2026-12-31 in 25 days']],
    ['2026-12-07T23:59:59+03:00', ['2026-12-07 today', '2026-12-20 in 13 days', '2026-12-31 in 24 days']],
    // One second later in Dar es Salaam, and still the day before in London.
    ['2026-12-07T21:00:00Z', ['2026-12-20 in 12 days', '2026-12-31 in 23 days']],
    ['2027-01-01T00:00:00+03:00', []],
  ])('at %s', (now, expected) => {
    expect(shownAt(now)).toEqual(expected);
  });

  it('are counted in the language of the page', () => {
    document.documentElement.lang = 'sw';
    expect(shownAt('2026-12-19T12:00:00+03:00')).toEqual(['2026-12-20 kesho', '2026-12-31 baada ya siku 12']);
  });

  it('are counted when React has added them', () => {
    expect(shownAt('2026-12-30T12:00:00+03:00', START_EVENTS.timesShown)).toEqual(['2026-12-31 tomorrow']);
  });
});
