import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import '@/app/elements';
import { ServiceBrowser } from '@/components/home/ServiceBrowser';
import { ServicesIndex } from '@/components/services/ServicesIndex';
import { writeCategory } from '@/components/shared/serviceFilter.element';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { visit } from '@/tests/support/mockBrowserApis';
import { mountElements } from '@/tests/support/mountElements';
import { texts } from '@/tests/support/reading';
import { recordAnnouncements } from '@/tests/support/recordAnnouncements';

jest.mock('@/lib/server/pictures/photos/pagePhoto', () => jest.requireActual('../preparedPhotos'));

const ALL = getAllServices('en').map(({ title }) => title);

function open(url = '/services?from=mail') {
  visit(url);
  mountElements(<ServicesIndex />);
}

const isShown = (element: Element) => element.closest('[hidden]') === null;
const shownServices = () =>
  texts(
    screen
      .getAllByRole('heading', { level: 3, hidden: true })
      .filter((heading) => heading.closest('[data-words]') && isShown(heading)),
  );
const choose = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const isChosen = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current') === 'true';
const search = () => screen.getByRole('searchbox');
const type = (value: string) => {
  fireEvent.input(search(), { target: { value } });
  act(() => jest.advanceTimersByTime(300));
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(Element.prototype, { scrollTo: jest.fn() });
});
afterEach(() => jest.useRealTimers());

describe('<service-filter>', () => {
  it('shows the services of the chosen category, adds it to the URL and announces their number once', async () => {
    open();
    const said = recordAnnouncements();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    choose('Advisory Services');
    expect(shownServices()).toEqual(['Pilot on Board', 'Deckhand Courses']);
    expect(isChosen('Advisory Services')).toBe(true);
    expect(isChosen('All Services')).toBe(false);
    expect(location.search + location.hash).toBe('?from=mail#advisory');
    expect(screen.getByRole('status')).toHaveTextContent('2 services shown');
    choose('All Services');
    expect(screen.getByRole('status')).toHaveTextContent(`All ${ALL.length} services shown`);
    expect(location.hash).toBe('');
    await Promise.resolve();
    expect(said).toEqual([`All ${ALL.length} services shown`]);
  });

  it('shows all services again when Back undoes a choice', async () => {
    jest.useRealTimers();
    open();
    choose('Tax Services');
    history.back();
    await waitFor(() => expect(shownServices()).toHaveLength(ALL.length));
    expect(isChosen('All Services')).toBe(true);
  });

  it('leaves a click with Ctrl to the browser, which opens a new tab', () => {
    open();
    const isLeft = fireEvent.click(screen.getByRole('link', { name: 'Tax Services' }), { ctrlKey: true });
    expect(isLeft).toBe(true);
    expect(shownServices()).toHaveLength(ALL.length);
  });

  it('shows only the comparison table of the chosen category', () => {
    open('/services#tax');
    const tables = () => texts([...document.querySelectorAll('caption')].filter(isShown));
    expect(tables()).toEqual(['Tax Services']);
    choose('All Services');
    expect(tables()).toEqual(['Audit & Assurance', 'Business Services', 'Tax Services', 'Advisory Services']);
  });

  it('has a card for undecided visitors only next to all services', () => {
    open();
    const links = () => screen.getAllByRole('link', { name: 'Ask for a quote' }).filter(isShown);
    const count = links().length;
    choose('Tax Services');
    expect(links()).toHaveLength(count - 1);
  });

  it('says that no service matches, and can reset both category and search', () => {
    open('/services#tax');
    const answer = () => document.querySelector('[data-part="service-filter:nothing"]');
    type('dentistry');
    expect(answer()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No services found matching your criteria');
    expect(shownServices()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(answer()).not.toBeVisible();
    expect(shownServices()).toHaveLength(ALL.length);
    expect(location.pathname + location.search + location.hash).toBe('/services');
    expect(search()).toHaveFocus();
  });

  it('keeps the category out of the URL on other pages, but not the search text', () => {
    visit('/');
    mountElements(
      <ServiceBrowser services={getAllServices('en')} emptyPicture={{ src: '/empty.svg', width: 4, height: 3 }}>
        All
      </ServiceBrowser>,
    );
    choose('Advisory Services');
    type('deckhand');
    expect(shownServices()).toEqual(['Deckhand Courses']);
    expect(location.pathname + location.search + location.hash).toBe('/?q=deckhand');
  });
});

it.each([
  ['#audit', 'tax', '#tax'],
  ['#audit', 'all', ''],
  ['#content', 'all', '#content'],
] as const)('the hash "%s" changes with the category %s to "%s"', (hash, category, written) => {
  const url = new URL(`https://firm.example/services?from=home${hash}`);
  writeCategory(url, category);
  expect(url.search + url.hash).toBe(`?from=home${written}`);
});
