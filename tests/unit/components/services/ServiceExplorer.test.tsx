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
