import { startOverlay } from '@/lib/browser/page-start/startOverlay';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const root = document.documentElement;
const isShown = () => root.hasAttribute('data-route-changed');

type Arrival = {
  /** What the Navigation API names as the address before, in the same tab; undefined in browsers without it. */
  from?: string | null;
  /** Address whose link has led here. */
  referrer?: string;
  type?: 'navigate' | 'reload' | 'back_forward';
};

const absolute = (url: string) => new URL(url, location.href).href;

function comeFrom(from: string | null | undefined): void {
  const entry = from ? { url: absolute(from) } : null;
  Object.assign(window, { navigation: from === undefined ? undefined : { activation: { from: entry } } });
}

/** The page /about as the browser loads it. */
function arrive({ from, referrer = '', type = 'navigate' }: Arrival): void {
  window.history.replaceState(null, '', '/about');
  comeFrom(from);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer && absolute(referrer));
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  startOverlay();
}

const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

afterEach(() => root.removeAttribute('data-route-changed'));

describe('the overlay of a change of route', () => {
  it.each<[what: string, arrival: Arrival]>([
    ['a link, Back or Forward from another page of the site', { from: '/team' }],
    ['a link in an older browser', { referrer: '/team' }],
    ['Back in an older browser to a page that a link once led to', { referrer: '/team', type: 'back_forward' }],
  ])('stands over a page that comes after %s', (_what, arrival) => {
    arrive(arrival);
    expect(isShown()).toBe(true);
  });

  it.each<[what: string, arrival: Arrival]>([
    ['the first load of a visit', { from: null }],
    ['the first load of a visit in an older browser', {}],
    ['a link of another site', { from: null, referrer: 'https://example.org/team' }],
    ['the same in an older browser', { referrer: 'https://example.org/team' }],
    ['a link that has opened a new tab', { from: null, referrer: '/team' }],
    ['a reload', { from: '/about', referrer: '/team', type: 'reload' }],
    ['a reload in an older browser', { referrer: '/team', type: 'reload' }],
    ['a change of the query', { from: '/about?q=1' }],
    ['a change of the query in an older browser', { referrer: '/about?q=1' }],
    ['Back from a change of the hash', { from: '/about#values' }],
  ])('never stands over %s', (_what, arrival) => {
    arrive(arrival);
    expect(isShown()).toBe(false);
  });

  it.each([
    ['/team', true],
    [undefined, true],
    [null, false],
  ])('stands over a page that the browser brings back from its memory, after %s: %s', (from, expected) => {
    arrive({ from: null });
    show(false);
    expect(isShown()).toBe(false);

    comeFrom(from);
    show(true);
    expect(isShown()).toBe(expected);
  });

  it('stands over a page that was prepared ahead once that is shown', () => {
    Object.assign(document, { prerendering: true });
    arrive({ from: null });
    expect(isShown()).toBe(false);

    comeFrom('/team');
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(isShown()).toBe(true);
    Object.assign(document, { prerendering: false });
  });
});
