import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { MarkedHeading } from '@/components/ui/sample-tag/MarkedHeading';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Affiliation, Award } from '@/lib/content/schemas/people';
import type { Sector } from '@/lib/content/schemas/services';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { PAGES } from '@/lib/site/pages';
import { AffiliationGrid } from './AffiliationGrid';
import styles from './AwardsPage.module.scss';
import { AwardGallery } from './gallery/AwardGallery';
import { AwardPicture, WholeAward } from './gallery/AwardPicture';
import { IndustryExperience } from './IndustryExperience';

const toGallery = (award: Award, index: number) => {
  const { id, title, image, descriptor } = award;
  return {
    id,
    title,
    descriptor: image && descriptor,
    alt: image?.alt ?? award.alt,
    whole: <WholeAward award={award} />,
    picture: <AwardPicture award={award} index={index} />,
  };
};

type AwardsPageProps = {
  awards: Award[];
  affiliations: Affiliation[];
  sectors: Sector[];
  sectorsClaim: Claim;
};

/** Awards, affiliations and the sectors in which the firm has worked. */
export function AwardsPage({ awards, affiliations, sectors, sectorsClaim }: AwardsPageProps) {
  return (
    <>
      <PageHero
        page={PAGES.awards}
        lead={getPageTexts().awards.lead}
        withoutScript={getPageTexts().awards.withoutScript}
      />
      <div className={styles.section}>
        <div className={styles.gallery}>
          <div className={styles.title}>
            <MarkedHeading samples={awards}>
              <h2>Award gallery</h2>
            </MarkedHeading>
          </div>
          <AwardGallery awards={awards.map(toGallery)} />
        </div>
      </div>
      <AffiliationGrid affiliations={affiliations} />
      <IndustryExperience sectors={sectors} claim={sectorsClaim} />
      <ContactBlock topic="Awards" title="Tell us what you need" />
    </>
  );
}
