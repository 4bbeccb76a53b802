import { START_EVENTS } from '@/lib/browser/page-start/events';
import { tellWaiting } from '@/lib/browser/page-start/tellWaiting';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

it.each([
  [[START_EVENTS.waiting], 'waiting', 'One moment.'],
  [[START_EVENTS.waiting, START_EVENTS.failed], 'failed', 'No connection.'],
  [[START_EVENTS.waiting, START_EVENTS.failed, START_EVENTS.waiting], 'waiting', 'One moment.'],
  [[START_EVENTS.waiting, START_EVENTS.hydrated], 'done', ''],
])('after %j the notice is in the state %s and says %j', (events, state, words) => {
  document.body.innerHTML =
    '<div data-load-notice data-waiting="One moment." data-failed="No connection."><p role="status"></p></div>';
  tellWaiting(START_EVENTS);
  for (const type of events) document.dispatchEvent(new Event(type));

  const notice = document.querySelector<HTMLElement>('[data-load-notice]');
  expect([notice?.dataset.state, notice?.textContent]).toEqual([state, words]);
});
