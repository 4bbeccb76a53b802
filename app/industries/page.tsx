import { IndustriesPage } from '@/components/industries/IndustriesPage';
import { getAllSectors, getIndustries } from '@/lib/server/content/loaders/sectors';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Industries',
    description: 'Twenty-one sectors in Tanzania: what businesses face in each, the tax point to watch and who helps.',
    path: '/industries',
  });

export default function Industries() {
  return <IndustriesPage sectors={getAllSectors()} services={getAllServices()} {...getIndustries()} />;
}
