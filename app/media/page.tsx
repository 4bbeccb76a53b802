import { MediaPage } from '@/components/media/MediaPage';
import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getMedia } from '@/lib/server/content/loaders/media';
import { getVideos } from '@/lib/server/content/loaders/resources';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Media',
    description: 'Interviews, analysis, news, guides and research by our partners on tax and business in Tanzania.',
    path: '/media',
  });

export default function Media() {
  return (
    <>
      <MediaPage media={getMedia()} videos={getVideos()} firm={getFirm()} />
      <DocumentViewerHost />
    </>
  );
}
