import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from '@/components/search/SearchBox';
import { PopularPages } from '@/components/search/SearchPage';
import { SearchProvider } from '@/components/search/SearchProvider';
import { SearchResults } from '@/components/search/SearchResults';
import { loadPagefind, loadSiteIndex, loadWords } from '@/lib/browser/loadIndexes';
import type { SearchablePage } from '@/lib/search/searchPages';

jest.mock('@/lib/browser/loadIndexes');
// jsdom does not scroll.
Element.prototype.scrollIntoView = jest.fn();

/** A page of the index. */
const page = (title: string, group: string, text = ''): SearchablePage => {
  // A place on the page: jsdom goes to no other.
  return { href: `#${title.replaceAll(' ', '-')}`, title, text, group, place: group };
};
/** More than the search shows at first. */
const GUIDES = 11;
const PAGES = [
  page('Audit', 'Services', 'An audit of your tax.'),
  ...Array.from({ length: GUIDES }, (_, index) => page(`Tax Guide ${index}`, 'Tax Guides')),
];

/** Lets the time pass that a query waits for. */
export const settle = () => act(async () => jest.advanceTimersByTime(300));
export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

/** The page of the search with a query in its address. */
export async function openSearch(search = '') {
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
export const field = () => screen.getByRole('combobox', { name: 'Search the whole site' });
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
/** The titles of the results. */
export const found = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
export const results = () => screen.getByRole('region', { name: 'Search results' });

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
