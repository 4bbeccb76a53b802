import { ServiceNotFound } from '@/components/services/ServiceNotFound';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

/** The host answers unknown URLs under /services with this page and status 404. */
export const generateMetadata = () => describedPageMetadata('serviceNotFound');

export default function ServiceNotFoundPage() {
  return <ServiceNotFound />;
}
