import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SectionContent } from '@/components/resources/library/LibrarySection';
import { ResourceLibrary } from '@/components/resources/library/ResourceLibrary';
import { loadPagefind } from '@/lib/browser/search/loadPagefind';
import { mockRouter } from '@/tests/support/mockRouter';
import { recordOf } from '../../../lib/search/records';

jest.mock('@/lib/browser/search/loadPagefind');

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useRouter: () => mockRouter,
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const entry = (id: string, title: string, date: string) => ({
  id,
  title,
  description: `About ${title}`,
  date,
  card: <h3>{title}</h3>,
});

const ACTS = Array.from({ length: 8 }, (_, index) => entry(`act-${index}`, `Act number ${index}`, '2025-09-29'));
const SECTIONS: SectionContent[] = [
  {
    category: 'guides',
    lists: [
      {
        id: 'guides',
        layout: 'covers',
        entries: [entry('g1', 'Tax Guide 2024/25', '2024-07-01'), entry('g2', 'Forex prices', '2025-04-14')],
      },
    ],
  },
  { category: 'acts', lists: [{ id: 'acts', layout: 'rows', entries: ACTS }] },
  { category: 'videos', lists: [{ id: 'videos', layout: 'films', entries: [] }] },
];

const nothingInside = () => jest.mocked(loadPagefind).mockResolvedValue({ search: async () => ({ results: [] }) });

function show(search = '') {
  window.history.replaceState(null, '', `/resources${search}`);
  return render(
    <ResourceLibrary sections={SECTIONS} years={['2025', '2024']} emptyPicture={{ src: '/a.svg', width: 3, height: 2 }}>
      <p>Ask us</p>
    </ResourceLibrary>,
  );
}

const region = (name: string) => screen.getByRole('region', { name });
const search = () => screen.getByRole('searchbox', { name: 'Search resources' });
const shownCategory = () => document.documentElement.getAttribute('data-library');

beforeEach(() => {
  nothingInside();
  window.scrollTo = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
});

describe('the library', () => {
  it('shows every section, and says where one is empty', () => {
    show();
    expect(within(region('Tax Guides')).getAllByRole('listitem')).toHaveLength(2);
    expect(within(region('Videos')).getByText('No videos available in this category.')).toBeInTheDocument();
  });

  it('offers the rest of a long list only', () => {
    show();
    expect(within(region('Acts')).getByRole('button', { name: 'View All Acts' })).toBeInTheDocument();
    expect(within(region('Tax Guides')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('counts the entries beside the categories', () => {
    show();
    expect(screen.getByRole('button', { name: 'Acts 8' })).toBeInTheDocument();
  });

  it('shows the category of the address alone', () => {
    show('?category=acts');
    expect(shownCategory()).toBe('acts');
    expect(screen.getByRole('button', { name: 'Acts 8' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows everything for a category that it does not know', () => {
    show('?category=books');
    expect(shownCategory()).toBeNull();
  });

  it.each([
    ['?category=all', ''],
    ['?category=books&year=2024&doc=vat&page=2&find=a%20b#acts', '?year=2024&doc=vat&page=2&find=a+b#acts'],
    ['?category=acts&find=a%20b#acts', '?category=acts&find=a%20b#acts'],
  ])('makes of the address %s on arrival "%s", without a step of the history', (arrival, address) => {
    const steps = window.history.length;
    show(arrival);
    expect(window.location.search + window.location.hash).toBe(address);
    expect(window.history).toHaveLength(steps);
  });

  it('names a chosen category in the URL, without a step of the history, and scrolls to the top', async () => {
    show('?doc=vat#top');
    const steps = window.history.length;
    await userEvent.click(screen.getByRole('button', { name: 'Acts 8' }));
    expect(window.location.search + window.location.hash).toBe('?doc=vat&category=acts#top');
    expect(window.history).toHaveLength(steps);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  });

  it('takes the category out of the address for all', async () => {
    show('?category=acts');
    await userEvent.click(screen.getByRole('button', { name: 'All resources' }));
    expect(window.location.search).toBe('');
    expect(shownCategory()).toBeNull();
  });

  it('moves to a category by View All, and takes the focus along', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'View All Acts' }));
    expect(shownCategory()).toBe('acts');
    expect(region('Acts')).toHaveFocus();
  });

  it('leaves the root as it was when the page goes', () => {
    show('?category=acts').unmount();
    expect(shownCategory()).toBeNull();
  });

  it('narrows the lists to a year of the address', () => {
    show('?year=2024');
    expect(screen.getByRole('heading', { name: 'Tax Guide 2024/25' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Acts' })).not.toBeInTheDocument();
  });

  it('writes a chosen order into the address', async () => {
    show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'oldest');
    expect(window.location.search).toBe('?sort=oldest');
    const titles = within(region('Tax Guides')).getAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual(['Tax Guide 2024/25', 'Forex prices']);
  });
});

describe('a search of the library', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const look = async (words: string) => {
    await user.type(search(), words);
    await act(async () => jest.advanceTimersByTime(300));
  };

  it('looks in every category, whatever the address says, without caps', async () => {
    show('?category=guides');
    await look('ACT NUMBER');
    expect(screen.getByText('Search Results: 8 results found')).toBeInTheDocument();
    expect(shownCategory()).toBeNull();
    expect(screen.queryByRole('button', { name: 'View All Acts' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Tax Guides' })).not.toBeInTheDocument();
  });

  it('counts one result as one', async () => {
    show();
    await look('forex');
    expect(screen.getByText('Search Results: 1 result found')).toBeInTheDocument();
  });

  it('says when it found nothing, and Reset filters shows the library again', async () => {
    show('?category=guides');
    await look('zzz');
    await waitFor(() => expect(screen.getByText('No resources found matching your criteria.')).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
    expect(window.location.search).toBe('');
    expect(region('Tax Guides')).toBeInTheDocument();
  });

  it('counts what it found beside each category', async () => {
    show();
    await look('forex');
    expect(screen.getByRole('button', { name: 'Tax Guides 1' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Acts 0' })).toBeInTheDocument();
  });

  it('ends when a category is chosen', async () => {
    show();
    await look('forex');
    await user.click(screen.getByRole('button', { name: 'Acts 0' }));
    expect(search()).toHaveValue('');
    expect(shownCategory()).toBe('acts');
  });

  it('shows places inside the documents under the hits by title', async () => {
    const text = [{ page: 1 }, { page: 2, text: 'There are four [exceptions] to the rule of shillings.' }];
    const record = recordOf('/resources/guides/forex.pdf', 'Forex', text);
    jest.mocked(loadPagefind).mockResolvedValue({
      search: async () => ({ results: [{ data: async () => record }] }),
    });
    show();
    await look('exceptions');
    const inside = await screen.findByRole('region', { name: 'Inside the documents' });
    expect(within(inside).getByRole('link', { name: 'Forex' })).toHaveAttribute('href', '/resources/guides/forex');
    expect(within(inside).getByRole('link', { name: 'Page 2 in Forex' })).toHaveAttribute(
      'data-viewer-find',
      'exceptions',
    );
    expect(screen.queryByText('No resources found matching your criteria.')).not.toBeInTheDocument();
  });
});
