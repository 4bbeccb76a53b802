import { ServicesIndex } from '@/components/services/ServicesIndex';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(PAGES.services);

export default function ServicesPage() {
  return <ServicesIndex services={getAllServices()} firm={getFirm()} />;
}
