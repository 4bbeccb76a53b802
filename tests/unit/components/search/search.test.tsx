import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { PopularPages } from '@/components/search/PopularPages';
import { SearchBox } from '@/components/search/SearchBox';
import { SearchProvider } from '@/components/search/SearchProvider';
import { SearchResults } from '@/components/search/SearchResults';
import { loadPagefind } from '@/lib/browser/search/loadPagefind';
import { loadSiteIndex, loadWords } from '@/lib/browser/search/loadSiteIndex';
import type { SearchablePage } from '@/lib/search/searchPages';

expect.extend(toHaveNoViolations);
jest.mock('@/lib/browser/search/loadPagefind');
jest.mock('@/lib/browser/search/loadSiteIndex');
// jsdom does not scroll.
Element.prototype.scrollIntoView = jest.fn();

const page = (title: string, group: string): SearchablePage => ({
  href: `/${title}`,
  title,
  text: `About ${title}`,
  group,
  place: group,
});
/** More than the search shows at first. */
const GUIDES = 11;
const PAGES = [
  { ...page('Audit', 'Services'), text: 'An audit of your tax.' },
  ...Array.from({ length: GUIDES }, (_, index) => page(`Tax Guide ${index}`, 'Tax Guides')),
];

const push = jest.fn();
jest.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  useRouter: () => ({ push, prefetch: jest.fn() }),
}));

function show(search = '') {
  window.history.replaceState(null, '', `/search${search}`);
  return render(
    <SearchProvider>
      <SearchBox />
      <SearchResults
        emptyPicture={{ src: '/a.svg', width: 3, height: 2 }}
        popular={<PopularPages pages={PAGES.slice(0, 1)} />}
      />
    </SearchProvider>,
  );
}
const field = () => screen.getByRole('combobox', { name: 'Search the whole site' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const expectOptions = (texts: string[]) => waitFor(() => expect(options()).toEqual(texts));
const settle = () => act(async () => jest.advanceTimersByTime(300));
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  jest.useFakeTimers();
  push.mockReset();
  jest.mocked(loadSiteIndex).mockReset();
  jest.mocked(loadSiteIndex).mockResolvedValue({ synonyms: [], pages: PAGES });
  jest.mocked(loadWords).mockResolvedValue([]);
  jest.mocked(loadPagefind).mockReset();
  jest.mocked(loadPagefind).mockResolvedValue({ search: async () => ({ results: [] }) });
});
afterEach(() => jest.useRealTimers());

describe('the search of the site', () => {
  it('offers the popular pages, and fetches nothing before a query', async () => {
    show();
    await settle();
    expect(screen.getByRole('link', { name: 'Audit' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sitemap' })).toBeInTheDocument();
    expect(loadSiteIndex).not.toHaveBeenCalled();
    expect(loadPagefind).not.toHaveBeenCalled();
  });

  it('fetches the index once its field has the focus', async () => {
    show();
    await user.click(field());
    expect(loadSiteIndex).toHaveBeenCalled();
    expect(loadPagefind).toHaveBeenCalled();
  });

  it('answers the query of the address', async () => {
    show('?q=audit');
    await settle();
    expect(field()).toHaveValue('audit');
    expect(screen.getByText('1 page by title, 0 passages inside documents')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Audit' })).toBeInTheDocument();
  });

  it('keeps the query in the address while one types', async () => {
    show();
    await user.type(field(), 'tax guide');
    await settle();
    expect(window.location.search).toBe('?q=tax+guide');
  });

  it('keeps what else the address names, such as a document that is open', async () => {
    show('?doc=tax-guide&page=4&q=audit');
    await user.type(field(), 's');
    await settle();
    expect(window.location.search).toBe('?doc=tax-guide&page=4&q=audits');
    await user.clear(field());
    expect(window.location.search).toBe('?doc=tax-guide&page=4');
  });

  it('shows a part of many pages, and the rest when asked', async () => {
    show('?q=tax+guide');
    await settle();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(GUIDES);
  });

  it('narrows the results to a group', async () => {
    show('?q=tax');
    await settle();
    await user.click(within(screen.getByRole('group', { name: 'Filter results' })).getByText('Services'));
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Audit']);
  });

  it('offers a person where results of one kind leave nothing to narrow', async () => {
    show('?q=audit');
    await settle();
    expect(screen.queryByRole('group', { name: 'Filter results' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
  });

  it('moves to the results by its button', async () => {
    show('?q=tax');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('region', { name: 'Search results' })).toHaveFocus();
  });

  it('says when nothing was found, and offers a person and the popular pages', async () => {
    show('?q=zzz');
    await settle();
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'Audit' })).toBeInTheDocument();
  });

  it('says what it corrected, and takes it back', async () => {
    show('?q=audti');
    await settle();
    expect(screen.getByText(/Showing results for/)).toHaveTextContent('Showing results for audit.');
    await user.click(screen.getByRole('button', { name: 'Search for “audti” instead' }));
    expect(await screen.findByText('Nothing found')).toBeInTheDocument();
    expect(screen.queryByText(/Showing results for/)).not.toBeInTheDocument();
  });

  it('still finds pages by title where the texts cannot be searched', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.mocked(loadPagefind).mockRejectedValue(new Error('offline'));
    show('?q=audit');
    await settle();
    expect(await screen.findByText('The texts cannot be searched just now.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Audit' })).toBeInTheDocument();
    log.mockRestore();
  });

  it('says when its index cannot be fetched, and tries again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.mocked(loadSiteIndex).mockRejectedValueOnce(new Error('offline'));
    show('?q=audit');
    await settle();
    expect(await screen.findByRole('alert')).toHaveTextContent('The search could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Audit' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    log.mockRestore();
  });
});

describe('suggestions', () => {
  it('are at most six pages by name, with their places, and follow the text at once', async () => {
    show();
    await user.type(field(), 'tax g');
    await waitFor(() => expect(options()).toHaveLength(6));
    await user.clear(field());
    await user.type(field(), 'audi');
    await expectOptions(['AuditServices']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
  });

  it('are marked by the arrow keys in a ring that passes the field, and opened by Enter', async () => {
    show();
    await user.type(field(), 'tax guide 10');
    await waitFor(() => expect(options()[0]).toMatch(/^Tax Guide 10/));
    await user.keyboard('{ArrowDown}');
    const [first] = screen.getAllByRole('option');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
    await user.keyboard('{ArrowUp}');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(push).toHaveBeenCalledWith('/Tax Guide 10');
    expect(window.location.search).toBe('?q=tax+guide+10');
    expect(options()).toEqual([]);
  });

  it('leave Enter to the search where none is marked', async () => {
    show();
    await user.type(field(), 'audit{Enter}');
    expect(push).not.toHaveBeenCalled();
    expect(options()).toEqual([]);
    expect(screen.getByRole('region', { name: 'Search results' })).toHaveFocus();
    expect(window.location.search).toBe('?q=audit');
  });

  it('close with Escape, which clears the field only after that, and open with the down arrow', async () => {
    show();
    await user.type(field(), 'audit');
    await expectOptions(['AuditServices']);
    await user.keyboard('{Escape}');
    expect(options()).toEqual([]);
    expect(field()).toHaveValue('audit');
    await user.keyboard('{ArrowDown}');
    await expectOptions(['AuditServices']);
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });

  it('are opened by a press, while the focus stays in the field, and closed by leaving it', async () => {
    show();
    await user.type(field(), 'audit');
    await user.click(await screen.findByRole('option'));
    expect(push).toHaveBeenCalledWith('/Audit');
    expect(field()).toHaveFocus();
    await user.clear(field());
    await user.type(field(), 'audi');
    await expectOptions(['AuditServices']);
    await user.tab();
    expect(options()).toEqual([]);
  });

  it('hold no barrier that axe knows', async () => {
    jest.useRealTimers();
    const { container } = show();
    await userEvent.type(field(), 'tax');
    await waitFor(() => expect(options()).toHaveLength(6));
    await userEvent.keyboard('{ArrowDown}');
    expect(await axe(container)).toHaveNoViolations();
  });
});
