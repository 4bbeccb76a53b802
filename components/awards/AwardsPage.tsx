import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { SampleNotice } from '@/components/shell/SampleNotice';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import type { Achievement } from '@/lib/content/schemas/about';
import type { Affiliation, Award } from '@/lib/content/schemas/awards';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Sector } from '@/lib/content/schemas/sector';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { PAGES } from '@/lib/site/pages';
import { AffiliationGrid } from './AffiliationGrid';
import styles from './AwardsPage.module.scss';
import { AwardGallery } from './gallery/AwardGallery';
import { AwardPicture, WholeAward } from './gallery/AwardPicture';
import { IndustryExperience } from './IndustryExperience';
import { RegistrationList } from './RegistrationList';

const toGallery = (award: Award, index: number) => {
  const { id, title, image, descriptor } = award;
  return {
    id,
    title,
    descriptor: image && descriptor,
    alt: image?.alt ?? award.alt,
    whole: <WholeAward award={award} />,
    picture: <AwardPicture award={award} index={index} />,
    tag: <SampleTag of={award} />,
  };
};

type AwardsPageProps = {
  awards: Award[];
  registrations: Achievement[];
  affiliations: Affiliation[];
  sectors: Sector[];
  sectorsClaim: Claim;
};

/** Awards, registrations, affiliations and the sectors in which the firm has worked. */
export function AwardsPage({ awards, registrations, affiliations, sectors, sectorsClaim }: AwardsPageProps) {
  return (
    <>
      <PageHero
        page={PAGES.awards}
        lead={getPageTexts().awards.lead}
        withoutScript={getPageTexts().awards.withoutScript}
      />
      <SampleNotice of={[...awards, ...registrations, ...affiliations, sectorsClaim]} />
      <div className={styles.section}>
        <div className={styles.gallery}>
          <h2 className={styles.title}>Award gallery</h2>
          <AwardGallery awards={awards.map(toGallery)} />
        </div>
      </div>
      <RegistrationList registrations={registrations} />
      <AffiliationGrid affiliations={affiliations} />
      <IndustryExperience sectors={sectors} claim={sectorsClaim} />
      <ContactBlock topic="Awards" title="Tell us what you need" />
    </>
  );
}
