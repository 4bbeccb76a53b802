import { act, fireEvent, render, screen } from '@testing-library/react';
import { ServiceExplorer, writeServiceFilter } from '@/components/services/ServiceExplorer';
import { visit } from '@/tests/support/fillBrowserGaps';
import { texts } from '@/tests/support/reading';

const SERVICES = (['audit', 'tax'] as const).map((category) => ({
  id: category,
  category,
  searchText: category,
  card: <h3>{category}</h3>,
}));

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

it('the tables side by side follow the category', () => {
  open();
  fireEvent.click(screen.getByText('Compare'));
  const tables = () => screen.getAllByRole('table', { hidden: false }).map((table) => table.getAttribute('aria-label'));
  expect(tables()).toEqual(['Audits', 'Taxes']);
  choose('Tax Services');
  expect(tables()).toEqual(['Taxes']);
  choose('All Services');
  expect(tables()).toEqual(['Audits', 'Taxes']);
});

it('a search that finds no service says so, and is reset', () => {
  jest.useFakeTimers();
  open();
  const cards = () => texts(screen.queryAllByRole('heading', { level: 3, hidden: false }));
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'dentistry' } });
  act(() => jest.advanceTimersByTime(300));
  expect(screen.getByText('No services found matching your criteria')).toBeVisible();
  expect(cards()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(cards()).toEqual(['audit', 'tax']);
  jest.useRealTimers();
});

it.each([
  ['#audit', 'tax', '#tax'],
  ['#audit', 'all', ''],
  ['#content', 'all', '#content'],
] as const)('in the hash "%s" of a URL the category %s is written as "%s"', (hash, filter, written) => {
  const url = new URL(`https://firm.example/services?from=home${hash}`);
  writeServiceFilter(url, filter);
  expect(url.search + url.hash).toBe(`?from=home${written}`);
});
