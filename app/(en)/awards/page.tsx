import { AwardsPage } from '@/components/awards/AwardsPage';
import { getAffiliations, getAwards, getFirm } from '@/lib/server/content/loaders/firm';
import { getAllSectors } from '@/lib/server/content/loaders/services';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('awards', ENGLISH);

export default function Awards() {
  return (
    <AwardsPage
      awards={getAwards()}
      affiliations={getAffiliations()}
      sectors={getAllSectors()}
      sectorsClaim={getFirm('en').sectorsClaim}
    />
  );
}
