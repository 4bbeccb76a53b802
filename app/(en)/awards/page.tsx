import { AwardsPage } from '@/components/awards/AwardsPage';
import { getAffiliations, getAwards } from '@/lib/server/content/loaders/awards';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('awards');

export default function Awards() {
  return (
    <AwardsPage
      awards={getAwards()}
      affiliations={getAffiliations()}
      sectors={getAllSectors()}
      sectorsClaim={getFirm().sectorsClaim}
    />
  );
}
