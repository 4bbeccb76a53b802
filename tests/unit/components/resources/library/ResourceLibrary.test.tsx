import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { SectionContent } from '@/components/resources/library/LibrarySection';
import { ResourceLibrary } from '@/components/resources/library/ResourceLibrary';
import { readLibraryView } from '@/components/resources/library/useLibraryView';
import { loadPagefind } from '@/lib/browser/search/loadIndexes';
import { LIBRARY_CATEGORIES } from '@/lib/resources/libraryCategories';
import { fillBrowserGaps, visit } from '@/tests/support/fillBrowserGaps';
import { texts } from '@/tests/support/reading';

jest.mock('@/lib/browser/search/loadIndexes');

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

const regions = () => screen.queryAllByRole('region').map((region) => region.id.replace('library-', ''));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const search = () => screen.getByRole('searchbox', { name: 'Search resources' });
const shownCategory = () => document.documentElement.getAttribute('data-category');
const query = () => window.location.search + window.location.hash;

beforeEach(() => {
  jest.mocked(loadPagefind).mockResolvedValue({ search: async () => ({ results: [] }) });
  fillBrowserGaps();
  window.scrollTo = jest.fn();
});

describe('the library', () => {
  it('shows every section with its count, says where one is empty, and offers the rest of a long list only', () => {
    show();
    expect(regions()).toEqual(['guides', 'acts', 'videos']);
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toHaveLength(10);
    expect(screen.getByText('No videos available in this category.')).toBeInTheDocument();
    expect([button('Tax Guides 2'), button('Acts 8')]).toHaveLength(2);
    expect(texts(screen.getAllByRole('button', { name: /^View All/ }))).toEqual(['View All Acts']);
  });

  it.each([
    ['?category=acts', 'acts', '?category=acts'],
    ['?category=all', null, ''],
    ['?category=books&doc=vat&page=2&find=a%20b#acts', null, '?doc=vat&page=2&find=a+b#acts'],
    ['?category=acts&find=a%20b#acts', 'acts', '?category=acts&find=a%20b#acts'],
  ])(
    'at %s shows the category %s alone, and makes of the address “%s” without a step',
    (arrival, category, address) => {
      const steps = window.history.length;
      const { unmount } = show(arrival);
      expect(shownCategory()).toBe(category);
      expect(query()).toBe(address);
      expect(window.history).toHaveLength(steps);
      unmount();
      expect(shownCategory()).toBeNull();
    },
  );
});

it('the filters of the library lead to us', () => {
  show();
  const sidebar = within(screen.getByRole('complementary', { name: 'Filter resources' }));
  expect(sidebar.getByRole('link', { name: 'Contact Our Team' })).toHaveAttribute('href', '/contact');
});

describe('a search of the library', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const look = async (value: string) => {
    fireEvent.input(search(), { target: { value } });
    await act(async () => jest.advanceTimersByTime(300));
  };

  it('looks in every category, whatever the address says, without caps, and counts', async () => {
    show('?category=guides');
    await look('ACT NUMBER');
    expect(screen.getByText('Search Results: 8 results found')).toBeInTheDocument();
    expect([shownCategory(), regions()]).toEqual([null, ['acts']]);
    expect(screen.queryByRole('button', { name: 'View All Acts' })).not.toBeInTheDocument();
  });

  it('ends when a category is chosen, whose count says what will be there', async () => {
    show();
    await look('forex');
    expect(screen.getByText('Search Results: 1 result found')).toBeInTheDocument();
    expect(button('Tax Guides 2')).toBeInTheDocument();
    press('Acts 8');
    expect(search()).toHaveValue('');
    expect(shownCategory()).toBe('acts');
  });

  it('says when it found nothing, and Reset filters shows the library again', async () => {
    show('?category=guides');
    await look('zzz');
    expect(screen.getByText('No resources found matching your criteria.')).toBeInTheDocument();
    press('Reset filters');
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    expect([query(), regions()]).toEqual(['', ['guides', 'acts', 'videos']]);
  });
});

it.each([
  ['', 'all'],
  ...LIBRARY_CATEGORIES.map((category) => [`?category=${category}`, category] as const),
  ...['all', 'books', '', 'ACTS'].map((category) => [`?category=${category}`, 'all'] as const),
] as const)('the address “%s” asks for %s', (search, view) => {
  expect(readLibraryView(new URL(`https://firm.example/resources${search}`))).toBe(view);
});
