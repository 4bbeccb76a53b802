import { fireEvent, render, screen } from '@testing-library/react';
import { SEARCH_DEBOUNCE_MS } from '@/components/behaviours/useSearchQuery';
import { readServiceFilter, ServiceExplorer, writeServiceFilter } from '@/components/services/ServiceExplorer';
import { visit, wait } from '@/tests/support/fillBrowserGaps';
import { texts } from '@/tests/support/reading';

const SERVICES = [
  {
    id: 'audit',
    category: 'audit' as const,
    searchText: 'Audit Services Independent audits',
    card: <h3>Audit Services</h3>,
  },
  { id: 'taxation', category: 'tax' as const, searchText: 'Taxation VAT and PAYE returns', card: <h3>Taxation</h3> },
  {
    id: 'litigation',
    category: 'tax' as const,
    searchText: 'Tax Litigation Objections',
    card: <h3>Tax Litigation</h3>,
  },
];
const ALL = ['Audit Services', 'Taxation', 'Tax Litigation', 'Not sure which one?'];
const EMPTY = 'No services found matching your criteria';

function open(address = '/services?from=home') {
  visit(address);
  render(
    <ServiceExplorer
      services={SERVICES}
      emptyPicture={{ src: '/empty.svg', width: 4, height: 3 }}
      comparison={{
        title: 'Compare',
        tables: [
          { category: 'audit', table: <table aria-label="Audits" /> },
          { category: 'tax', table: <table aria-label="Taxes" /> },
        ],
      }}
    >
      Not sure which one?
    </ServiceExplorer>,
  );
}

const shown = () => texts(screen.queryAllByRole('listitem').map((item) => item.querySelector('h3') ?? item));
/** Names of the groups, each before the first of its services. */
const groups = () => texts(screen.queryAllByRole('listitem').flatMap((item) => [...item.querySelectorAll('p')]));
const pressed = () => screen.getByRole('button', { pressed: true }).textContent;
const status = () => screen.getByRole('status').textContent;
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function search(value: string) {
  fireEvent.input(screen.getByRole('searchbox', { name: 'Search services' }), { target: { value } });
  wait(SEARCH_DEBOUNCE_MS);
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the tables side by side follow the category', () => {
  open();
  fireEvent.click(screen.getByText('Compare'));
  const tables = () => screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'));
  expect(tables()).toEqual(['Audits', 'Taxes']);
  choose('Tax Services');
  expect(tables()).toEqual(['Taxes']);
  choose('All Services');
  expect(tables()).toEqual(['Audits', 'Taxes']);
});

describe('the categories of the services', () => {
  it('stand in the order of the specification, with all of them chosen at first', () => {
    open();
    const buttons = screen.getByRole('group', { name: 'Filter services by category' }).querySelectorAll('button');
    expect(texts(buttons)).toEqual([
      'All Services',
      'Audit & Assurance',
      'Business Services',
      'Tax Services',
      'Advisory Services',
    ]);
    expect(pressed()).toBe('All Services');
    expect([shown(), status()]).toEqual([ALL, '']);
  });

  it.each([
    ['Tax Services', ['Taxation', 'Tax Litigation'], '2 services shown', '?from=home#tax'],
    ['Audit & Assurance', ['Audit Services'], '1 service shown', '?from=home#audit'],
    ['Business Services', [], '0 services shown', '?from=home#business'],
  ])('%s leave %j, say so, and stand in the address, which keeps its query', (name, titles, count, address) => {
    open();
    choose(name);
    expect([pressed(), shown(), status()]).toEqual([name, titles, count]);
    expect(window.location.search + window.location.hash).toBe(address);
    choose('All Services');
    expect(status()).toBe('All 3 services shown');
    expect(window.location.href).toMatch(/\/services\?from=home$/);
  });

  it('have an anchor each, at the first service of the category', () => {
    open();
    const anchored = screen.getAllByRole('listitem').filter(({ id }) => id !== '');
    expect(anchored.map(({ id, textContent }) => [id, textContent])).toEqual([
      ['audit', 'Audit & AssuranceAudit Services'],
      ['tax', 'Tax ServicesTaxation'],
    ]);
  });

  it('are named before the first service that is shown', () => {
    open();
    expect(groups()).toEqual(['Audit & Assurance', 'Tax Services']);
    search('objections');
    expect([groups(), shown()]).toEqual([['Tax Services'], ['Tax Litigation']]);
  });
});

describe('the category in the hash of a URL', () => {
  const at = (hash: string) => new URL(`https://firm.example/services?from=home${hash}`);

  it.each([
    ['#audit', 'audit'],
    ['#business', 'business'],
    ['#tax', 'tax'],
    ['#advisory', 'advisory'],
    ...['', '#', '#all', '#content', '#Tax', '#tax-litigation'].map((hash) => [hash, 'all']),
  ])('“%s” is %s', (hash, category) => expect(readServiceFilter(at(hash ?? ''))).toBe(category));

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
  it('says so where nothing matches, and gives everything back at a press', () => {
    open();
    choose('Tax Services');
    search('dentist');
    expect(screen.getByText(EMPTY)).toBeVisible();
    choose('Reset filters');
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect([pressed(), shown(), window.location.hash]).toEqual(['All Services', ALL, '']);
  });
});
