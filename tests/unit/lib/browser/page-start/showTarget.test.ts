import { showTarget } from '@/lib/browser/page-start/showTarget';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const scrollIntoView = jest.fn();

/** A page that has loaded before its first frame, with an element of the name 'rate', as the browser leaves it. */
function arrive({ navigationType = 'push', hash = '#rate', top = 0, readyState = 'complete' }) {
  document.body.innerHTML = '<p id="rate"></p>';
  Object.assign(document.getElementById('rate') ?? {}, { scrollIntoView });
  Object.assign(window, { navigation: { activation: { navigationType } } });
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState as DocumentReadyState);
  window.location.hash = hash;
  scrollIntoView.mockClear();
  showTarget();
  window.dispatchEvent(new Event('pagereveal'));
}

it.each([
  ['is brought into view where the browser has stayed at the top', {}, 1],
  ['is left where the browser has moved to it', { top: 900 }, 0],
  ['is left to the browser while the page loads', { readyState: 'interactive' }, 0],
  ['is left where the visitor was before a reload', { navigationType: 'reload' }, 0],
  ['may be missing', { hash: '#nothing' }, 0],
])('the element that the URL names %s', (_what, page, times) => {
  arrive(page);
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});
