import { IndustriesPage } from '@/components/industries/IndustriesPage';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors, getAllServices, getIndustries } from '@/lib/server/content/loaders/services';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('industries', ENGLISH);

export default function Industries() {
  return (
    <IndustriesPage
      sectors={getAllSectors()}
      services={getAllServices('en')}
      claim={getFirm('en').sectorsClaim}
      {...getIndustries()}
    />
  );
}
