import { fireEvent, render, screen } from '@testing-library/react';
import { readServiceFilter, ServiceExplorer, writeServiceFilter } from '@/components/services/ServiceExplorer';
import { visit } from '@/tests/support/fillBrowserGaps';

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

const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

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
