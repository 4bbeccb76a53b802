import { START_EVENTS } from '@/lib/browser/page-start/events';
import { OPENING_SETTINGS, startOpening } from '@/lib/browser/page-start/startOpening';
import { openingSchedule } from '@/lib/dates/openingState';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

const SCHEDULE = openingSchedule([{ days: ['Monday'], opens: '08:30', closes: '17:30' }]);

removeListenersAfterEach();
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const line = () => document.querySelector<HTMLElement>('[data-opening]');

function show(now: string): void {
  jest.setSystemTime(new Date(now));
  document.body.innerHTML = '<p data-opening></p>';
  line()?.setAttribute('data-opening', JSON.stringify(SCHEDULE));
  startOpening({ ...START_EVENTS, ...OPENING_SETTINGS });
}

describe('the sentence that says whether the office is open', () => {
  it('is written when the page is there, and again each minute', () => {
    // A minute before it closes.
    show('2025-06-02T17:29:30+03:00');
    expect(line()?.textContent).toBe('');

    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(line()?.textContent).toBe('Open now, until 5:30 PM.');
    expect(line()).toHaveAttribute('data-state', 'open');

    jest.advanceTimersByTime(60_000);
    expect(line()?.textContent).toBe('Closed now. We open on Monday at 8:30 AM.');
    expect(line()).toHaveAttribute('data-state', 'closed');
  });

  it('is written when React has added its element', () => {
    show('2025-06-02T12:00:00+03:00');
    document.dispatchEvent(new Event(START_EVENTS.timesShown));

    expect(line()?.textContent).toBe('Open now, until 5:30 PM.');
  });
});
