import { fireEvent, render, screen, within } from '@testing-library/react';
import { ServiceBrowser } from '@/components/home/services/ServiceBrowser';
import type { ServiceFilter } from '@/lib/services/services';
import { wait } from '@/tests/support/fillBrowserGaps';

type Category = Exclude<ServiceFilter, 'all'>;

const SERVICES: [string, Category, string][] = [
  ['audit', 'audit', 'Audit Services: statements that lenders trust'],
  ['accounting', 'business', 'Book Keeping: monthly books'],
  ['taxation', 'tax', 'Taxation: planning and filing'],
  ['tax-litigation', 'tax', 'Tax Litigation: objections'],
  ['cfo', 'advisory', 'Virtual CFO: cash forecast'],
  ['training', 'advisory', 'Corporate Training: courses'],
  ['transactions', 'advisory', 'Transactions: due diligence'],
];

const items = SERVICES.map(([id, category, searchText]) => ({ id, category, searchText, card: <p>{id}</p> }));
const PICTURE = { src: '/none.svg', width: 600, height: 400 };

const row = () => screen.queryByRole('region', { name: 'Our services' });
const shown = () => {
  const region = row();
  return region
    ? within(region)
        .queryAllByText(/^[a-z-]+$/, { selector: 'p' })
        .map((card) => card.textContent)
    : [];
};
const filterBy = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ServiceBrowser items={items} emptyPicture={PICTURE}>
      <a href="/services">View All Services</a>
    </ServiceBrowser>,
  );
});
afterEach(() => jest.useRealTimers());

describe('the filter', () => {
  it('shows all services at first', () => {
    expect(shown()).toEqual(SERVICES.map(([id]) => id));
    expect(screen.getByRole('button', { name: 'All Services' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows those of one category', () => {
    filterBy('Tax Services');
    expect(shown()).toEqual(['taxation', 'tax-litigation']);
  });

  it('says how many are left', () => {
    filterBy('Audit & Assurance');
    expect(screen.getByRole('status')).toHaveTextContent('1 service shown');
    filterBy('Advisory Services');
    expect(screen.getByRole('status')).toHaveTextContent('3 services shown');
  });
});

describe('the search', () => {
  it('waits for 300 ms of rest', () => {
    type('OBJECTIONS');
    wait(299);
    expect(shown()).toHaveLength(7);
    wait(1);
    expect(shown()).toEqual(['tax-litigation']);
  });

  it('searches within the chosen category', () => {
    filterBy('Advisory Services');
    type('tax');
    wait(300);
    expect(shown()).toEqual([]);
  });

  it('shows all at once when it is cleared', () => {
    type('audit');
    wait(300);
    type('');
    expect(shown()).toHaveLength(7);
  });
});

describe('the row', () => {
  it.each([
    ['All Services', 7, 3, true],
    ['Advisory Services', 3, 0, false],
    ['Tax Services', 2, 0, false],
  ])('of %s has %i cards, %i dots and arrows: %s', (name, cards, dots, hasArrows) => {
    filterBy(name);
    expect(shown()).toHaveLength(cards);
    expect(screen.queryAllByRole('button', { name: /^Show page/ })).toHaveLength(dots);
    expect(screen.queryByRole('button', { name: 'Next' }) !== null).toBe(hasArrows);
  });

  it('is followed by the link to all services, also where it is empty', () => {
    type('nothing of the kind');
    wait(300);
    expect(screen.getByRole('link', { name: 'View All Services' })).toHaveAttribute('href', '/services');
  });
});

describe('where nothing is found', () => {
  beforeEach(() => {
    filterBy('Tax Services');
    type('zzz');
    wait(300);
  });

  it('says so', () => {
    expect(screen.getByRole('status')).toHaveTextContent('No services found matching your criteria');
    expect(row()).not.toBeInTheDocument();
  });

  it('resets filter and search and gives the focus back to the search', () => {
    filterBy('Reset filters');
    expect(shown()).toHaveLength(7);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
