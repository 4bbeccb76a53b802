import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { FilePicture } from '@/components/ui/FilePicture';
import { FramedPicture } from '@/components/ui/FramedPicture';
import { Plaque } from '@/components/ui/Plaque';
import { Reveal } from '@/components/ui/Reveal';
import { MarkedHeading } from '@/components/ui/SampleTag';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { Stat } from '@/components/ui/Stat';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Affiliation, Award } from '@/lib/content/schemas/people';
import type { Sector } from '@/lib/content/schemas/services';
import { sectorStats } from '@/lib/sectors/sectorStats';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { photoFile } from '@/lib/server/pictures/photos/pagePhoto';
import { awardPicture, defaultPicture, plaquePictures, sectorTile } from '@/lib/server/pictures/registry';
import { PAGES } from '@/lib/site/pages';
import affiliationGridStyles from './AffiliationGrid.module.scss';
import styles from './AwardsPage.module.scss';
import { AwardGallery } from './gallery/AwardGallery';
import awardPictureStyles from './gallery/AwardPicture.module.scss';
import industryExperienceStyles from './IndustryExperience.module.scss';
import { ScrollToIndustries } from './ScrollToIndustries';

/** The gallery shows one award, two from 1024 px. */
const GALLERY_WIDTHS = { base: '92vw', large: '46vw', nav: '588px' };
const VIEWER_WIDTHS = { base: '92vw', nav: '896px' };

/** Drawn: a photo of an award is shown by its own component, not as a logo. */
function AwardPlaque({ award: { id, title, caption, descriptor } }: { award: Award }) {
  return (
    <Plaque pictures={plaquePictures({ id })} name={title} caption={caption} descriptor={descriptor} isDecorative />
  );
}

/** An award in the gallery: the firm's photo of it in a border, or quietly its plaque alone. */
function AwardPicture({ award, index }: { award: Award; index: number }) {
  if (!award.image) {
    return (
      <span className={awardPictureStyles.drawn}>
        <span className={awardPictureStyles.plaque}>
          <AwardPlaque award={award} />
        </span>
      </span>
    );
  }
  return (
    <span className={awardPictureStyles.picture}>
      <FramedPicture
        picture={awardPicture.framed(GALLERY_WIDTHS, award, index)}
        fallbackSrc={defaultPicture().src}
        lazy={index > 0}
        className={awardPictureStyles.framed}
      />
    </span>
  );
}

/** An award in the full-screen viewer, which announces it: its plaque, or the whole photo. */
function WholeAward({ award }: { award: Award }) {
  if (!award.image) return <AwardPlaque award={award} />;
  return (
    <FilePicture
      {...photoFile(award.image, { widths: VIEWER_WIDTHS })}
      alt=""
      lazy={false}
      fallbackSrc={defaultPicture().src}
      className={awardPictureStyles.photo}
    />
  );
}

/** A list on phones, three tiles in a row from 768 px, seven from 1024. */
const PICTURE_WIDTHS = { base: '56px', medium: '30vw', large: '13vw' };

/** Home leads to it. */
const ID = 'industry-experience';

type IndustryExperienceProps = { sectors: Sector[]; claim: Claim };

/** The sectors as tiles with their clients and years, which link to their texts. Home links to this section. */
export function IndustryExperience({ sectors, claim }: IndustryExperienceProps) {
  return (
    <section id={ID} className={industryExperienceStyles.section} aria-labelledby="industries">
      <ScrollToIndustries id={ID} />
      <SectionHeading
        id="industries"
        title="Industry Experience"
        action={<Stat value={claim.value} label={claim.label} />}
        samples={sectors.map(({ stats }) => stats)}
      />
      <ul role="list" className={industryExperienceStyles.grid}>
        {sectors.map((sector, index) => (
          <Reveal key={sector.id} as="li">
            <a href={`/industries#${sector.id}`} className={industryExperienceStyles.tile}>
              <FramedPicture
                picture={sectorTile.framed(PICTURE_WIDTHS, sector, index)}
                fallbackSrc={defaultPicture().src}
                className={industryExperienceStyles.picture}
              />
              <span>
                {sector.name} <small className={industryExperienceStyles.stats}>{sectorStats(sector)}</small>
              </span>
            </a>
          </Reveal>
        ))}
      </ul>
    </section>
  );
}

/** The bodies that the firm belongs to or that have recognised it. */
export function AffiliationGrid({ affiliations }: { affiliations: Affiliation[] }) {
  return (
    <section className={affiliationGridStyles.section} aria-labelledby="affiliations">
      <div className={affiliationGridStyles.inner}>
        <SectionHeading id="affiliations" title="Affiliations" samples={affiliations} />
        <ul role="list" className={affiliationGridStyles.grid}>
          {affiliations.map((affiliation) => (
            <Reveal key={affiliation.id} as="li">
              <div className={affiliationGridStyles.affiliation}>
                <div className={affiliationGridStyles.plaque}>
                  <Plaque
                    {...affiliation}
                    pictures={plaquePictures(affiliation)}
                    name={affiliation.shortName}
                    isDecorative
                  />
                </div>
                <div>
                  <h3 className={affiliationGridStyles.name}>{affiliation.name}</h3>
                  <p className={affiliationGridStyles.text}>{affiliation.description}</p>
                </div>
              </div>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}

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
