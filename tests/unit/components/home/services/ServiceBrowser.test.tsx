import { fireEvent, render, screen } from '@testing-library/react';
import { ServiceBrowser } from '@/components/home/services/ServiceBrowser';
import type { FilteredService } from '@/lib/services/services';
import { wait } from '@/tests/support/fillBrowserGaps';
import { texts } from '@/tests/support/reading';

const service = (id: string, category: FilteredService['category'], searchText: string) => ({
  id,
  category,
  searchText,
  card: <h3>{id}</h3>,
});
const SERVICES = [
  service('audit', 'audit', 'Audit Services: statements that lenders trust'),
  service('accounting', 'business', 'Book Keeping: monthly books'),
  service('taxation', 'tax', 'Taxation: planning and filing'),
  service('tax-litigation', 'tax', 'Tax Litigation: objections'),
  service('cfo', 'advisory', 'Virtual CFO: cash forecast'),
  service('training', 'advisory', 'Corporate Training: courses'),
  service('transactions', 'advisory', 'Transactions: due diligence'),
];

const shown = () => texts(screen.queryAllByRole('heading', { level: 3 }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
function search(value: string) {
  fireEvent.input(screen.getByRole('searchbox'), { target: { value } });
  wait(300);
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <ServiceBrowser items={SERVICES} emptyPicture={{ src: '/none.svg', width: 600, height: 400 }}>
      <a href="/services">View All Services</a>
    </ServiceBrowser>,
  );
});
afterEach(() => jest.useRealTimers());

describe('the services of Home', () => {
  it.each([
    ['All Services', 'all seven', '7 services shown', 3, true],
    ['Advisory Services', 'cfo training transactions', '3 services shown', 1, false],
    ['Tax Services', 'taxation tax-litigation', '2 services shown', 1, false],
    ['Audit & Assurance', 'audit', '1 service shown', 1, false],
  ])('of %s are %s: %s, in a row with %i dots and arrows: %s', (name, ids, status, dots, hasArrows) => {
    press(name);
    expect(shown()).toEqual(ids === 'all seven' ? SERVICES.map(({ id }) => id) : ids.split(' '));
    expect(screen.getByRole('status')).toHaveTextContent(status);
    expect(screen.queryAllByRole('button', { name: /^Show page/ })).toHaveLength(dots);
    expect(screen.queryAllByRole('button', { name: 'Next' })).toHaveLength(hasArrows ? 1 : 0);
  });

  it('are searched within the chosen category', () => {
    search('PLANNING');
    expect(shown()).toEqual(['taxation']);
    press('Advisory Services');
    expect(shown()).toEqual([]);
  });
});
