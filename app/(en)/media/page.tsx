import { MediaPage } from '@/components/media/MediaPage';
import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getMedia, getVideos } from '@/lib/server/content/loaders/resources';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('media', ENGLISH);

export default function Media() {
  return (
    <>
      <MediaPage media={getMedia()} videos={getVideos()} firm={getFirm('en')} />
      <DocumentViewerHost />
    </>
  );
}
