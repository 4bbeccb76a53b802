import { PageHero } from '@/components/shell/hero/PageHero';
import { emptyPicture } from '@/lib/server/pictures/registry';
import { popularPages } from '@/lib/server/search/searchablePages';
import { PAGES } from '@/lib/site/pages';
import { PopularPages } from './PopularPages';
import { SearchBox } from './SearchBox';
import { SearchProvider } from './SearchProvider';
import { SearchResults } from './SearchResults';

/** The search of the site. Before a query, and without script, it offers the popular pages. */
export function SearchPage() {
  return (
    <div data-pagefind-ignore="all">
      <SearchProvider>
        <PageHero page={PAGES.search} kind="tool" actions={<SearchBox />} />
        <SearchResults emptyPicture={emptyPicture('no-results')} popular={<PopularPages pages={popularPages()} />} />
      </SearchProvider>
    </div>
  );
}
