import { PageHero } from '@/components/shell/hero/PageHero';
import { emptyPicture } from '@/lib/pictures/registry';
import type { SearchablePage } from '@/lib/search/searchPages';
import { SearchBox } from './SearchBox';
import { SearchProvider } from './SearchProvider';
import { SearchResults } from './SearchResults';

export function SearchPage({ pages }: { pages: SearchablePage[] }) {
  return (
    <div data-pagefind-ignore="all">
      <SearchProvider pages={pages}>
        <PageHero title="Search" border="pearls" actions={<SearchBox />} />
        <SearchResults emptyPicture={emptyPicture('no-results')} />
      </SearchProvider>
    </div>
  );
}
