import { PageHero } from '@/components/shell/hero/PageHero';
import { emptyPicture } from '@/lib/pictures/registry';
import type { SearchablePage } from '@/lib/search/searchPages';
import { PAGES } from '@/lib/site/pages';
import { SearchBox } from './SearchBox';
import { SearchProvider } from './SearchProvider';
import { SearchResults } from './SearchResults';

export function SearchPage({ pages }: { pages: SearchablePage[] }) {
  return (
    <div data-pagefind-ignore="all">
      <SearchProvider pages={pages}>
        <PageHero page={PAGES.search} actions={<SearchBox />} />
        <SearchResults emptyPicture={emptyPicture('no-results')} />
      </SearchProvider>
    </div>
  );
}
