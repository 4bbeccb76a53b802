import * as english from '@/app/(en)/search/page';
import { SearchPage } from '@/components/search/SearchPage';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { popularPages } from '@/lib/server/search/searchablePages';
import { searchWords } from '@/lib/words/sw/search';

/** Without the viewer: the texts of documents are in English. */
const Search = () => <SearchPage popular={popularPages()} />;

const { Page, generateMetadata } = swahiliRoute({ ...english, default: Search }, searchWords);

export { generateMetadata, Page as default };
