import { START_EVENTS } from '@/lib/browser/page-start/events';
import { watchPaint } from '@/lib/browser/page-start/watchPaint';
import { LOADING_META } from '@/lib/site/sitePage';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const PAINT = { name: '', entryType: 'paint', startTime: 0, duration: 0, toJSON: () => ({}) };
let paint: (name: 'first-paint' | 'first-contentful-paint') => void = () => {};
const asked = jest.fn();

function startPage(loading: 'light' | 'live'): void {
  document.head.innerHTML = `<meta name="${LOADING_META.loading}" content="${loading}">`;
  document.addEventListener(START_EVENTS.wanted, asked);
  watchPaint({ ...START_EVENTS, ...LOADING_META });
}

const loadInBackground = () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  dispatchEvent(new Event('load'));
};

beforeEach(() => {
  asked.mockClear();
  paint = () => {};
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(callback: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
        paint = (painted) => callback({ getEntriesByName: (name) => (name === painted ? [PAINT] : []) });
      }
      observe() {}
    },
  });
});

describe('the script of a live page', () => {
  it.each([
    ['is painted', () => paint('first-contentful-paint')],
    ['is loaded in the background', loadInBackground],
  ])('is wanted once the page %s', (_when, act) => {
    startPage('live');
    paint('first-paint');
    dispatchEvent(new Event('load'));
    expect(asked).not.toHaveBeenCalled();
    act();

    expect(asked).toHaveBeenCalled();
  });
});

test('the script of a light page is not wanted when it is painted', () => {
  startPage('light');
  paint('first-contentful-paint');
  loadInBackground();

  expect(asked).not.toHaveBeenCalled();
});
