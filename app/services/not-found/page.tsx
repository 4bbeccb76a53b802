import { ServiceNotFound } from '@/components/services/ServiceNotFound';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

/** The host answers unknown addresses under /services with this page and status 404. */
export const generateMetadata = () =>
  pageMetadata({
    title: 'Service Not Found',
    description: "The service you're looking for doesn't exist or has been moved.",
    path: '/services/not-found',
    isHidden: true,
  });

export default function ServiceNotFoundPage() {
  return <ServiceNotFound />;
}
