import { act, fireEvent, render, screen } from '@testing-library/react';
import { SEARCH_DEBOUNCE_MS } from '@/components/behaviours/useSearchQuery';
import { readServiceFilter, ServiceExplorer, writeServiceFilter } from '@/components/services/ServiceExplorer';

const SERVICES = [
  { id: 'audit', category: 'audit' as const, searchText: 'Audit Services Independent audits', card: 'Audit Services' },
  { id: 'taxation', category: 'tax' as const, searchText: 'Taxation VAT and PAYE returns', card: 'Taxation' },
  { id: 'litigation', category: 'tax' as const, searchText: 'Tax Litigation Objections', card: 'Tax Litigation' },
];
const EMPTY_PICTURE = { src: '/empty.svg', width: 4, height: 3 };
const EMPTY = 'No services found matching your criteria';

const renderExplorer = () =>
  render(
    <ServiceExplorer services={SERVICES} emptyPicture={EMPTY_PICTURE}>
      Not sure which one?
    </ServiceExplorer>,
  );

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const type = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search services' }), { target: { value: text } });
const search = (text: string) => {
  type(text);
  wait(SEARCH_DEBOUNCE_MS);
};

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/services?from=home');
});
afterEach(() => jest.useRealTimers());

describe('the categories of the services', () => {
  it('stand in the order of the specification, with all of them chosen at first', () => {
    renderExplorer();
    const group = screen.getByRole('group', { name: 'Filter services by category' });

    expect([...group.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      'All Services',
      'Audit & Assurance',
      'Business Services',
      'Tax Services',
      'Advisory Services',
    ]);
    expect(pressed()).toEqual(['All Services']);
    expect(shown()).toEqual(['Audit Services', 'Taxation', 'Tax Litigation', 'Not sure which one?']);
  });

  it('leave the services of one category, and say how many', () => {
    renderExplorer();
    choose('Tax Services');

    expect(shown()).toEqual(['Taxation', 'Tax Litigation']);
    expect(screen.getByRole('status')).toHaveTextContent('2 services shown');
    expect(pressed()).toEqual(['Tax Services']);

    choose('Audit & Assurance');
    expect(screen.getByRole('status')).toHaveTextContent('1 service shown');
  });

  it('stand in the address, which keeps its query', () => {
    renderExplorer();
    choose('Tax Services');
    expect(window.location.href).toMatch(/\/services\?from=home#tax$/);

    choose('All Services');
    expect(window.location.href).toMatch(/\/services\?from=home$/);
  });

  it('follow the address: at first and when it changes', () => {
    window.history.replaceState(null, '', '/services#tax');
    renderExplorer();
    expect(pressed()).toEqual(['Tax Services']);

    window.history.replaceState(null, '', '/services#audit');
    act(() => {
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(shown()).toEqual(['Audit Services']);
  });

  it('have an anchor each, at the first service of the category', () => {
    renderExplorer();
    const anchored = screen.getAllByRole('listitem').filter(({ id }) => id !== '');

    expect(anchored.map(({ id, textContent }) => [id, textContent])).toEqual([
      ['audit', 'Audit Services'],
      ['tax', 'Taxation'],
    ]);
  });
});

describe('the category in the hash of a URL', () => {
  const at = (hash: string) => new URL(`https://firm.example/services?from=home${hash}`);

  it.each(['audit', 'business', 'tax', 'advisory'])('may be %s', (category) => {
    expect(readServiceFilter(at(`#${category}`))).toBe(category);
  });

  it.each(['', '#', '#all', '#content', '#Tax', '#tax-litigation'])('is all for "%s"', (hash) => {
    expect(readServiceFilter(at(hash))).toBe('all');
  });

  it.each([
    ['#audit', 'tax', '#tax'],
    ['#audit', 'all', ''],
    ['#content', 'all', '#content'],
  ] as const)('over "%s" %s is written as "%s"', (hash, filter, written) => {
    const url = at(hash);
    writeServiceFilter(url, filter);
    expect(url.search + url.hash).toBe(`?from=home${written}`);
  });
});

describe('the search of the services', () => {
  it('waits 300 ms for the next key', () => {
    renderExplorer();
    type('vat');
    wait(SEARCH_DEBOUNCE_MS - 1);
    expect(shown()).toHaveLength(4);

    wait(1);
    expect(shown()).toEqual(['Taxation']);
  });

  it('goes together with the category', () => {
    renderExplorer();
    search('tax');
    expect(shown()).toEqual(['Taxation', 'Tax Litigation']);

    choose('Audit & Assurance');
    expect(shown()).toEqual([]);
  });

  it('says so where nothing matches, and gives everything back at a press', () => {
    renderExplorer();
    choose('Tax Services');
    search('dentist');
    expect(screen.getByText(EMPTY)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 services shown');

    choose('Reset filters');
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(pressed()).toEqual(['All Services']);
    expect(window.location.hash).toBe('');
    expect(shown()).toHaveLength(4);
  });
});
