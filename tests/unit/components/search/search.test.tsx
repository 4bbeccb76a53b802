import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/search/SearchBox';
import { PopularPages } from '@/components/search/SearchPage';
import { SearchProvider } from '@/components/search/SearchProvider';
import { SearchResults } from '@/components/search/SearchResults';
import { loadPagefind, loadSiteIndex, loadWords } from '@/lib/browser/loadIndexes';
import type { SearchablePage } from '@/lib/search/searchPages';
import { recordAnnouncements } from '@/tests/support/recordAnnouncements';

jest.mock('@/lib/browser/loadIndexes');
// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = jest.fn();

/** Creates a page of the search index. */
const page = (title: string, group: string, text = ''): SearchablePage => {
  // A hash link, because jsdom cannot navigate to other pages.
  return { href: `#${title.replaceAll(' ', '-')}`, title, text, group, place: group };
};
/** More results than the search shows initially. */
const GUIDES = 11;
const PAGES = [
  page('Audit', 'Services', 'An audit of your tax.'),
  ...Array.from({ length: GUIDES }, (_, index) => page(`Tax Guide ${index}`, 'Tax Guides')),
];

/** Advances past the debounce delay of a query. */
const settle = () => act(async () => jest.advanceTimersByTime(300));
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

/** Renders the search page with a query string in the URL. */
async function openSearch(search = '') {
  window.history.replaceState(null, '', `/search${search}`);
  render(
    <SearchProvider>
      <SearchBox />
      <SearchResults
        emptyPicture={{ src: '/a.svg', width: 3, height: 2 }}
        popular={<PopularPages pages={PAGES.slice(0, 1)} />}
      />
    </SearchProvider>,
  );
  await settle();
}
const field = () => screen.getByRole('combobox', { name: 'Search the whole site' });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** Returns the titles of the results. */
const found = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const results = () => screen.getByRole('region', { name: 'Search results' });

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(loadSiteIndex).mockReset().mockResolvedValue({ synonyms: [], pages: PAGES });
  jest.mocked(loadWords).mockResolvedValue([]);
  jest
    .mocked(loadPagefind)
    .mockReset()
    .mockResolvedValue({ search: async () => ({ results: [] }) });
});
afterEach(() => jest.useRealTimers());

describe('the site search', () => {
  it('offers popular pages before a query, and fetches its index on focus', async () => {
    await openSearch();
    expect(screen.getByRole('link', { name: 'Audit' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sitemap' })).toBeInTheDocument();
    for (const load of [loadSiteIndex, loadPagefind]) expect(load).not.toHaveBeenCalled();
    await user.click(field());
    for (const load of [loadSiteIndex, loadPagefind]) expect(load).toHaveBeenCalled();
  });

  it('keeps the query in the URL without losing other parameters, such as an open document', async () => {
    await openSearch('?doc=tax-guide&page=4&q=audit');
    await user.type(field(), ' tax');
    await settle();
    expect(window.location.search).toBe('?doc=tax-guide&page=4&q=audit+tax');
    await user.clear(field());
    expect(window.location.search).toBe('?doc=tax-guide&page=4');
  });

  it('announces the number of results once', async () => {
    await openSearch();
    const said = recordAnnouncements();
    await user.type(field(), 'audit');
    await settle();
    await settle();
    expect(said).toEqual(['We found 1 page, and no passages in our documents.']);
  });

  it('narrows the results to a group', async () => {
    await openSearch('?q=tax');
    await user.click(within(screen.getByRole('group', { name: 'Filter results' })).getByText('Services'));
    expect(found()).toEqual(['Audit']);
  });

  it('says that nothing was found, and offers a contact and the popular pages', async () => {
    await openSearch('?q=zzz');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Audit' })).toBeInTheDocument();
  });

  it('shows its spelling correction, which can be undone', async () => {
    await openSearch('?q=audti');
    expect(screen.getByText(/Showing results for/)).toHaveTextContent('Showing results for audit.');
    await press('Search for “audti” instead');
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(screen.queryByText(/Showing results for/)).not.toBeInTheDocument();
  });

  describe('while offline', () => {
    let log: jest.SpyInstance;
    beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation(() => {})));
    afterEach(() => log.mockRestore());

    it('still finds pages by title if the texts cannot be searched', async () => {
      jest.mocked(loadPagefind).mockRejectedValue(new Error('offline'));
      await openSearch('?q=audit');
      expect(await screen.findByText('The documents cannot be searched at the moment.')).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Audit' })).toBeInTheDocument();
    });

    it('says that its index could not be loaded, and can retry', async () => {
      const offline = new Error('offline');
      jest.mocked(loadSiteIndex).mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
      await openSearch('?q=audit');
      expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded');
      await press('Try again');
      expect(await screen.findByRole('heading', { name: 'Audit' })).toBeInTheDocument();
    });

    it('hides the error while it retries', async () => {
      const offline = new Error('offline');
      const loading = Promise.withResolvers<never>();
      jest.mocked(loadSiteIndex).mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
      await openSearch('?q=audit');
      await screen.findByRole('alert');
      jest.mocked(loadSiteIndex).mockReturnValue(loading.promise);
      await press('Try again');
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
});

describe('suggestions', () => {
  const options = () => screen.queryAllByRole('option', { hidden: false }).map(({ textContent }) => textContent);
  const expectAudit = () => waitFor(() => expect(options()).toEqual(['AuditServices']));
  const expectMarked = (id: string | undefined) =>
    id
      ? expect(field()).toHaveAttribute('aria-activedescendant', id)
      : expect(field()).not.toHaveAttribute('aria-activedescendant');
  const ask = async (text: string) => {
    await openSearch();
    await user.type(field(), text);
  };

  it('are at most six pages by name, with their places, and update immediately', async () => {
    await ask('tax g');
    await waitFor(() => expect(options()).toHaveLength(6));
    await user.clear(field());
    await user.type(field(), 'audi');
    await expectAudit();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('are selected with the arrow keys, which wrap through the field, and opened with Enter', async () => {
    await ask('tax guide 10');
    await waitFor(() => expect(options()[0]).toMatch(/^Tax Guide 10/));
    await user.keyboard('{ArrowDown}');
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expectMarked(first?.id);
    await user.keyboard('{ArrowUp}');
    expectMarked(undefined);
    await user.keyboard('{ArrowUp}');
    expectMarked(screen.getAllByRole('option').at(-1)?.id);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(window.location.hash).toBe('#Tax-Guide-10');
    expect(window.location.search).toBe('?q=tax+guide+10');
    expect(options()).toEqual([]);
  });

  it('leave Enter to the search if none is selected', async () => {
    await ask('audit{Enter}');
    expect(window.location.hash).toBe('');
    expect(options()).toEqual([]);
    expect(results()).toHaveFocus();
    expect(window.location.search).toBe('?q=audit');
  });

  it('close with Escape, which then clears the field, and reopen with the down arrow', async () => {
    await ask('audit');
    await expectAudit();
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('audit');
    await user.keyboard('{ArrowDown}');
    await expectAudit();
    await user.keyboard('{Escape}{Escape}');
    expect(field()).toHaveValue('');
  });

  it('open on click without moving the focus, and close on blur', async () => {
    await ask('audit');
    await user.click(await screen.findByRole('option'));
    expect(window.location.hash).toBe('#Audit');
    expect(field()).toHaveFocus();
    await user.type(field(), '{Backspace}');
    await expectAudit();
    await user.tab();
    expect(options()).toEqual([]);
  });
});
