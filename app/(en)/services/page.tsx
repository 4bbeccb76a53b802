import { ServicesIndex } from '@/components/services/ServicesIndex';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('services');

export default function ServicesPage() {
  return <ServicesIndex services={getAllServices()} firm={getFirm()} />;
}
