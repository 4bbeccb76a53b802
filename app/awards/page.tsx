import { AwardsPage } from '@/components/awards/AwardsPage';
import { getAffiliations, getAwards } from '@/lib/server/content/loaders/awards';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors } from '@/lib/server/content/loaders/sectors';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Awards',
    description: 'Who has recognised us, which bodies we belong to, and the 21 sectors whose books we know.',
    path: '/awards',
  });

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
