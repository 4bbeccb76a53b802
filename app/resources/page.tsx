import { DocumentViewerHost } from '@/components/pdf-viewer/host/DocumentViewerHost';
import { ResourcesPage } from '@/components/resources/library/ResourcesPage';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

const FEEDS = { 'application/atom+xml': '/feed.xml', 'application/feed+json': '/feed.json' };

export const generateMetadata = () => {
  const metadata = pageMetadata({
    title: 'Resources',
    description:
      'Tax guides since 2012/13, Finance Acts, statutes, articles, videos and calculators for business in Tanzania.',
    path: '/resources',
  });
  return { ...metadata, alternates: { ...metadata.alternates, types: FEEDS } };
};

export default function Resources() {
  return (
    <>
      <ResourcesPage />
      <DocumentViewerHost />
    </>
  );
}
