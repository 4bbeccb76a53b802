import { ServiceNotFound } from '@/components/services/ServiceNotFound';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

/** The host answers unknown URLs under /services with this page and status 404. */
export const generateMetadata = () => pageMetadata(PAGES.serviceNotFound);

export default function ServiceNotFoundPage() {
  return <ServiceNotFound services={getAllServices()} />;
}
