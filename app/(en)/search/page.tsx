import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { SearchPage } from '@/components/search/SearchPage';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('search');

export default function Search() {
  return (
    <>
      <SearchPage />
      <DocumentViewerHost />
    </>
  );
}
