import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { SearchPage } from '@/components/search/SearchPage';
import { popularPages } from '@/lib/server/search/searchablePages';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('search');

export default function Search() {
  return (
    <>
      <SearchPage popular={popularPages()} />
      <DocumentViewerHost />
    </>
  );
}
