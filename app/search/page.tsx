import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { SearchPage } from '@/components/search/SearchPage';
import { searchablePages } from '@/lib/server/search/searchablePages';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Search',
    description: 'Search every page and document of this website.',
    path: '/search',
    isHidden: true,
  });

export default function Search() {
  return (
    <>
      <SearchPage pages={searchablePages()} />
      <DocumentViewerHost />
    </>
  );
}
