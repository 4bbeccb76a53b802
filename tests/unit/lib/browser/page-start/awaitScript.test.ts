import { fireEvent, screen } from '@testing-library/react';
import { awaitScript } from '@/lib/browser/page-start/awaitScript';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { recordActs } from '@/lib/browser/page-start/recordActs';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const followed: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  followed.length = 0;
  document.body.innerHTML = `
    <form data-held=""><button type="submit">Calculate</button></form>
    <form data-held="" method="post"><button type="submit">Send</button></form>
    <a href="/act.pdf" data-held="">View</a>`;
  // jsdom does not navigate.
  window.addEventListener('click', (event) => {
    if (event.target instanceof HTMLElement && !event.defaultPrevented) followed.push(event.target.innerHTML);
    event.preventDefault();
  });
  awaitScript();
  recordActs();
});
afterEach(() => jest.useRealTimers());

// What becomes of presses whose scripts come, or fail sooner, is tested in tests/e2e/script/first-press.spec.ts and failing-scripts.spec.ts.
it.each([
  ['View', ['View']],
  ['Send', ['Send']],
  ['Calculate', []],
])('a press on %s that waits for script has gone its own way after 8 seconds, and not before: %j', (name, expected) => {
  fireEvent.click(screen.getByText(name));
  jest.advanceTimersByTime(7999);
  expect(followed).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(followed).toEqual(expected);
  expect(screen.getByText(name)).not.toHaveAttribute('data-pending');
});

it('a press is carried out once, however late its script comes', async () => {
  fireEvent.click(screen.getByText('View'));
  jest.advanceTimersByTime(8000);
  document.dispatchEvent(new Event(START_EVENTS.hydrated));
  await jest.advanceTimersByTimeAsync(10);
  expect(followed).toEqual(['View']);
});
