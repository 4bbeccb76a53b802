import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { SearchPage } from '@/components/search/SearchPage';
import { popularPages } from '@/lib/server/search/searchablePages';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(PAGES.search);

export default function Search() {
  return (
    <>
      <SearchPage popular={popularPages()} />
      <DocumentViewerHost />
    </>
  );
}
