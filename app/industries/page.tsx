import { IndustriesPage } from '@/components/industries/IndustriesPage';
import { getAllSectors, getIndustries } from '@/lib/server/content/loaders/sectors';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(PAGES.industries);

export default function Industries() {
  return <IndustriesPage sectors={getAllSectors()} services={getAllServices()} {...getIndustries()} />;
}
