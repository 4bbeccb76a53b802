import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { ResourcesPage } from '@/components/resources/ResourcesPage';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('resources', ENGLISH);

export default function Resources() {
  return (
    <>
      <ResourcesPage />
      <DocumentViewerHost />
    </>
  );
}
