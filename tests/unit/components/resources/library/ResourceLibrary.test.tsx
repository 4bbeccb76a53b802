import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { SectionContent } from '@/components/resources/library/LibrarySection';
import { ResourceLibrary } from '@/components/resources/library/ResourceLibrary';
import { readLibraryView, WHOLE_LIBRARY, writeLibraryView } from '@/components/resources/library/useLibraryView';
import type { Pagefind } from '@/lib/browser/search/fullText';
import { loadPagefind } from '@/lib/browser/search/loadPagefind';
import { LIBRARY_CATEGORIES } from '@/lib/resources/libraryCategories';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { texts } from '@/tests/support/reading';
import { visit } from '@/tests/support/visit';
import { recordOf } from '../../../lib/search/records';

jest.mock('@/lib/browser/search/loadPagefind');

const entry = (id: string, title: string, date: string) => ({
  id,
  title,
  description: `About ${title}`,
  date,
  card: <h3>{title}</h3>,
});
const GUIDES = [entry('g1', 'Tax Guide 2024/25', '2024-07-01'), entry('g2', 'Forex prices', '2025-04-14')];
const ACTS = Array.from({ length: 8 }, (_, index) => entry(`act-${index}`, `Act number ${index}`, '2025-09-29'));
const SECTIONS: SectionContent[] = [
  { category: 'guides', lists: [{ id: 'guides', layout: 'covers', entries: GUIDES }] },
  { category: 'acts', lists: [{ id: 'acts', layout: 'rows', entries: ACTS }] },
  { category: 'videos', lists: [{ id: 'videos', layout: 'films', entries: [] }] },
];

function show(query = '') {
  visit(`/resources${query}`);
  return render(
    <ResourceLibrary sections={SECTIONS} years={['2025', '2024']} emptyPicture={{ src: '/a.svg', width: 3, height: 2 }}>
      <p>Ask us</p>
    </ResourceLibrary>,
  );
}

const regions = () => screen.queryAllByRole('region').map((region) => region.id.replace('library-', ''));
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const search = () => screen.getByRole('searchbox', { name: 'Search resources' });
const shownCategory = () => document.documentElement.getAttribute('data-library');
const query = () => window.location.search + window.location.hash;
type Results = Awaited<ReturnType<Pagefind['search']>>['results'];
const found = (results: Results) => jest.mocked(loadPagefind).mockResolvedValue({ search: async () => ({ results }) });

beforeEach(() => {
  found([]);
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
    ['?category=books&year=2024&doc=vat&page=2&find=a%20b#acts', null, '?year=2024&doc=vat&page=2&find=a+b#acts'],
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

  it('names a chosen category in the URL, in a step of the history, and scrolls to the top', () => {
    show('?doc=vat#top');
    const steps = window.history.length;
    press('Acts 8');
    expect(query()).toBe('?doc=vat&category=acts#top');
    expect(button('Acts 8')).toHaveAttribute('aria-pressed', 'true');
    expect(window.history).toHaveLength(steps + 1);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    press('All resources');
    expect([query(), shownCategory()]).toEqual(['?doc=vat#top', null]);
  });

  it('moves to a category by View All, and takes the focus along', () => {
    show();
    press('View All Acts');
    expect(shownCategory()).toBe('acts');
    expect(screen.getByRole('region', { name: 'Acts' })).toHaveFocus();
  });

  it('narrows the lists to a year of the address', () => {
    show('?year=2024');
    expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Tax Guide 2024/25']);
    expect(regions()).toEqual(['guides']);
  });

  it('says that a category has none of a year, and leads back to all of them', () => {
    show('?category=acts&year=2024');
    expect(screen.getByText('No acts of 2024.')).toBeInTheDocument();
    fireEvent.click(
      within(screen.getByRole('region', { name: 'Acts' })).getByRole('button', { name: 'Show all years' }),
    );
    expect(query()).toBe('?category=acts');
    expect(button('Acts 8')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Acts' })).toHaveFocus();
  });

  it('writes a chosen order into the address', () => {
    show();
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'oldest' } });
    expect(query()).toBe('?sort=oldest');
    const titles = texts(screen.getAllByRole('heading', { level: 3 }));
    expect(titles.slice(0, 2)).toEqual(['Tax Guide 2024/25', 'Forex prices']);
  });
});

describe('a search of the library', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const look = async (value: string) => {
    fireEvent.change(search(), { target: { value } });
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

  it('shows places inside the documents under the hits by title', async () => {
    const text = [{ page: 1 }, { page: 2, text: 'There are four [exceptions] to the rule of shillings.' }];
    found([{ data: async () => recordOf('/resources/guides/forex.pdf', 'Forex', text) }]);
    show();
    await look('exceptions');
    const inside = within(await screen.findByRole('region', { name: 'Inside the documents' }));
    expect(inside.getByRole('link', { name: 'Forex' })).toHaveAttribute('href', '/resources/guides/forex');
    const place = inside.getByRole('link', { name: 'Page 2 in Forex' });
    expect(place).toHaveAttribute('data-viewer-find', 'exceptions');
    expect(screen.queryByText('No resources found matching your criteria.')).not.toBeInTheDocument();
  });
});

describe('the view of the library in a URL', () => {
  const urlOf = (search: string) => new URL(`https://firm.example/resources${search}`);
  const write = (search: string, view: typeof WHOLE_LIBRARY) => {
    const url = urlOf(search);
    writeLibraryView(url, view);
    return url.search;
  };

  it.each([
    ['', {}],
    ...LIBRARY_CATEGORIES.map((category) => [`?category=${category}`, { category }] as const),
    ...['all', 'books', '', 'ACTS'].map((category) => [`?category=${category}`, {}] as const),
    ['?year=2024', { year: '2024' }],
    ['?year=1999', {}],
    ['?sort=title', { sort: 'title' }],
    ['?sort=size', {}],
  ] as const)('at “%s” is the whole library but for %j', (search, changes) => {
    expect(readLibraryView(urlOf(search), ['2025', '2024'])).toEqual({ ...WHOLE_LIBRARY, ...changes });
  });

  it('is written with what differs from the whole library, beside what others put there', () => {
    expect(write('', { category: 'acts', year: '2025', sort: 'oldest' })).toBe('?category=acts&year=2025&sort=oldest');
    expect(write('?category=acts&doc=income-tax-act', WHOLE_LIBRARY)).toBe('?doc=income-tax-act');
  });
});
