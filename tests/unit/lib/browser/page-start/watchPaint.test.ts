import { START_EVENTS } from '@/lib/browser/page-start/events';
import { watchPaint } from '@/lib/browser/page-start/watchPaint';
import { LOADING_META } from '@/lib/site/sitePage';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

let paint = () => {};
const asked = jest.fn();

beforeEach(() => {
  paint = () => {};
  asked.mockClear();
  document.addEventListener(START_EVENTS.wanted, asked);
  Object.assign(window, {
    PerformanceObserver: class {
      observe() {}
      constructor(update: (list: { getEntriesByName: () => object[] }) => void) {
        paint = () => update({ getEntriesByName: () => [{}] });
      }
    },
  });
});

const loadInBackground = () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  dispatchEvent(new Event('load'));
};

it.each([
  ['live', 'painted', () => paint(), true],
  ['live', 'loaded in the background', loadInBackground, true],
  ['light', 'painted', () => paint(), false],
])('whether the script of a %s page that is %s is wanted', (loading, _how, act, isWanted) => {
  document.head.innerHTML = `<meta name="${LOADING_META.loading}" content="${loading}">`;
  watchPaint();
  dispatchEvent(new Event('load'));
  expect(asked).not.toHaveBeenCalled();
  act();
  expect(asked.mock.calls.length > 0).toBe(isWanted);
});
