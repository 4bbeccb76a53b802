import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/search/SearchBox';
import { SearchProvider } from '@/components/search/SearchProvider';
import { SearchResults } from '@/components/search/SearchResults';
import { loadPagefind } from '@/lib/browser/search/loadPagefind';
import type { SearchablePage } from '@/lib/search/searchPages';

jest.mock('@/lib/browser/search/loadPagefind');

const page = (title: string, group: string): SearchablePage => ({
  href: `/${title}`,
  title,
  text: `About ${title}`,
  group,
  place: group,
});
const PAGES = [
  page('Taxation', 'Services'),
  ...Array.from({ length: 9 }, (_, index) => page(`Tax Guide ${index}`, 'Tax Guides')),
];

function show(search = '') {
  window.history.replaceState(null, '', `/search${search}`);
  return render(
    <SearchProvider pages={PAGES}>
      <SearchBox />
      <SearchResults emptyPicture={{ src: '/a.svg', width: 3, height: 2 }} />
    </SearchProvider>,
  );
}
const settle = () => act(async () => jest.advanceTimersByTime(300));
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(loadPagefind).mockReset();
  jest.mocked(loadPagefind).mockResolvedValue({ search: async () => ({ results: [] }) });
});
afterEach(() => jest.useRealTimers());

describe('the search of the site', () => {
  it('invites to type, and fetches nothing before', async () => {
    show();
    await settle();
    expect(screen.getByRole('link', { name: 'Sitemap' })).toBeInTheDocument();
    expect(loadPagefind).not.toHaveBeenCalled();
  });

  it('fetches the index once its field has the focus', async () => {
    show();
    await user.click(screen.getByRole('searchbox'));
    expect(loadPagefind).toHaveBeenCalled();
  });

  it('answers the query of the address', async () => {
    show('?q=taxation');
    await settle();
    expect(screen.getByRole('searchbox')).toHaveValue('taxation');
    expect(screen.getByText('Search Results: 1 result found')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Taxation' })).toBeInTheDocument();
  });

  it('keeps the query in the address while one types', async () => {
    show();
    await user.type(screen.getByRole('searchbox'), 'tax guide');
    await settle();
    expect(window.location.search).toBe('?q=tax+guide');
  });

  it('keeps what else the address names, such as a document that is open', async () => {
    show('?doc=tax-guide&page=4&q=taxation');
    await user.type(screen.getByRole('searchbox'), 's');
    await settle();
    expect(window.location.search).toBe('?doc=tax-guide&page=4&q=taxations');
    await user.clear(screen.getByRole('searchbox'));
    expect(window.location.search).toBe('?doc=tax-guide&page=4');
  });

  it('shows a part of many pages, and the rest when asked', async () => {
    show('?q=tax');
    await settle();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(10);
  });

  it('narrows the results to a group', async () => {
    show('?q=tax');
    await settle();
    await user.click(within(screen.getByRole('group', { name: 'Filter results' })).getByText('Services'));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Taxation']);
  });

  it('moves to the results by its button', async () => {
    show('?q=tax');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('region', { name: 'Search results' })).toHaveFocus();
  });

  it('says when nothing was found', async () => {
    show('?q=zzz');
    await settle();
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
  });

  it('still finds pages by title where the texts cannot be searched', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.mocked(loadPagefind).mockRejectedValue(new Error('offline'));
    show('?q=taxation');
    await settle();
    expect(await screen.findByText('The texts cannot be searched just now.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Taxation' })).toBeInTheDocument();
    log.mockRestore();
  });
});
