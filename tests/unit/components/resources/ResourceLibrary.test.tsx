import { act, fireEvent, render, screen } from '@testing-library/react';
import type { SectionContent } from '@/components/resources/LibrarySection';
import { ResourceLibrary } from '@/components/resources/ResourceLibrary';
import { loadPagefind } from '@/lib/browser/loadIndexes';
import { mockBrowserApis, visit } from '@/tests/support/mockBrowserApis';
import { texts } from '@/tests/support/reading';
import { recordAnnouncements } from '@/tests/support/recordAnnouncements';

jest.mock('@/lib/browser/loadIndexes');

const entry = (id: string, title: string) => ({ id, title, description: `About ${title}`, card: <h3>{title}</h3> });
const GUIDES = [entry('g1', 'Tax Guide 2024/25'), entry('g2', 'Forex prices')];
const ACTS = Array.from({ length: 8 }, (_, index) => entry(`act-${index}`, `Act number ${index}`));
const SECTIONS: SectionContent[] = [
  { category: 'guides', lists: [{ id: 'guides', layout: 'pairs', entries: GUIDES }] },
  { category: 'acts', lists: [{ id: 'acts', layout: 'rows', entries: ACTS }] },
  { category: 'videos', lists: [{ id: 'videos', layout: 'pairs', entries: [] }] },
];

function show(query = '') {
  visit(`/resources${query}`);
  return render(<ResourceLibrary sections={SECTIONS} emptyPicture={{ src: '/a.svg', width: 3, height: 2 }} />);
}

const shownCategory = () => document.documentElement.getAttribute('data-category');
const query = () => window.location.search + window.location.hash;

beforeEach(() => {
  jest.mocked(loadPagefind).mockResolvedValue({ search: async () => ({ results: [] }) });
  mockBrowserApis();
  window.scrollTo = jest.fn();
});

afterEach(() => jest.useRealTimers());

describe('the library', () => {
  it.each([
    ['?category=acts', 'acts', '?category=acts'],
    ['?category=all', null, ''],
    ['?category=ACTS', null, ''],
    ['?category=books&doc=vat&page=2&find=a%20b#acts', null, '?doc=vat&page=2&find=a+b#acts'],
    ['?category=acts&find=a%20b#acts', 'acts', '?category=acts&find=a%20b#acts'],
  ])('at %s shows the category %s and replaces the URL with “%s”', (arrival, category, address) => {
    const steps = window.history.length;
    const { unmount } = show(arrival);
    expect(shownCategory()).toBe(category);
    expect(query()).toBe(address);
    expect(window.history).toHaveLength(steps);
    unmount();
    expect(shownCategory()).toBeNull();
  });
});

it('a library search covers every category, shows only sections with hits, and announces their number once', async () => {
  jest.useFakeTimers();
  show('?category=guides');
  const said = recordAnnouncements();
  fireEvent.input(screen.getByRole('searchbox'), { target: { value: 'ACT NUMBER' } });
  await act(async () => jest.advanceTimersByTime(300));
  expect(screen.getByText('Search Results: 8 results found')).toBeInTheDocument();
  expect(said).toEqual(['Search Results: 8 results found']);
  expect(texts(screen.getAllByRole('heading', { level: 3 }))).toHaveLength(ACTS.length);
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual(['library-acts']);
  expect(screen.queryByRole('link', { name: /^View All/ })).not.toBeInTheDocument();
});

it('a library search without results says so, and its reset shows every category again', async () => {
  jest.useFakeTimers();
  show('?category=guides&q=zzzz');
  await act(async () => jest.advanceTimersByTime(300));
  expect(screen.getByText('No resources found matching your criteria.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect([shownCategory(), query(), screen.getByRole<HTMLInputElement>('searchbox').value]).toEqual([null, '', '']);
});

it('a list within its limit has no link to the rest', () => {
  show();
  expect(texts(screen.getAllByRole('link', { name: /^View All/ }))).toEqual(['View All Acts']);
});
