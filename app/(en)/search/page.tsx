import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { SearchPage } from '@/components/search/SearchPage';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('search', ENGLISH);

export default function Search() {
  return (
    <>
      <SearchPage />
      <DocumentViewerHost />
    </>
  );
}
