import { ContactBlock } from '@/components/shell/ContactBlock';
import { PageHero } from '@/components/shell/PageHero';
import { FilePicture, FramedPicture } from '@/components/ui/FilePicture';
import { Plaque } from '@/components/ui/Plaque';
import { Reveal } from '@/components/ui/Reveal';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { Stat } from '@/components/ui/Stat';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Affiliation, Award } from '@/lib/content/schemas/people';
import type { Sector } from '@/lib/content/schemas/services';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { photoFile } from '@/lib/server/pictures/photos/pagePhoto';
import { awardPicture, plaquePictures, sectorTile } from '@/lib/server/pictures/registry';
import { PAGES } from '@/lib/site/pages';
import { sectorStats } from '@/lib/site/services';
import { ENGLISH } from '@/lib/words/translate';
import { AwardGallery } from './AwardGallery';
import styles from './AwardsPage.module.scss';

const GALLERY_WIDTHS = { base: '92vw', large: '46vw', nav: '588px' };
const VIEWER_WIDTHS = { base: '92vw', nav: '896px' };

/** The drawn plaque of an award that has no photo. */
function AwardPlaque({ award: { id, title, caption, descriptor } }: { award: Award }) {
  return (
    <Plaque pictures={plaquePictures({ id })} name={title} caption={caption} descriptor={descriptor} isDecorative />
  );
}

/** An award in the gallery: a framed photo, or the plaque on a framed cloth. */
function AwardPicture({ award, index }: { award: Award; index: number }) {
  if (!award.image) {
    return (
      <span className={styles.picture}>
        <FramedPicture picture={awardPicture(award, index)} lazy={index > 0} className={styles.framed} />
        <span className={styles.plaque}>
          <AwardPlaque award={award} />
        </span>
      </span>
    );
  }
  return (
    <span className={styles.picture}>
      <FramedPicture
        picture={awardPicture.framed(GALLERY_WIDTHS, award, index)}
        lazy={index > 0}
        className={styles.framed}
      />
    </span>
  );
}

/**
 * An award in the full-screen viewer: the plaque, or the uncropped photo, which loads when it is shown. The viewer announces it.
 */
function WholeAward({ award }: { award: Award }) {
  if (!award.image) return <AwardPlaque award={award} />;
  return <FilePicture {...photoFile(award.image, { widths: VIEWER_WIDTHS })} alt="" className={styles.photo} />;
}

const PICTURE_WIDTHS = { base: '56px', medium: '30vw', large: '13vw' };

type IndustryExperienceProps = { sectors: Sector[]; claim: Claim };

/** Tiles of the sectors, with clients and years, that link to their descriptions. The home page links to this section. */
export function IndustryExperience({ sectors, claim }: IndustryExperienceProps) {
  return (
    <section id="industry-experience" className={`${styles.industries} wrap section`} aria-labelledby="industries">
      <SectionHeading
        id="industries"
        title="Industry Experience"
        action={<Stat value={claim.value} label={claim.label} size="small" />}
      />
      <ul role="list" className={styles.grid}>
        {sectors.map((sector, index) => (
          <Reveal key={sector.id} as="li">
            <a href={`/industries#${sector.id}`} className={`${styles.tile} target label strong`}>
              <FramedPicture
                picture={sectorTile.framed(PICTURE_WIDTHS, sector, index)}
                className={styles.tilePicture}
              />
              <span>
                {sector.name} <small className="block caption muted">{sectorStats(sector)}</small>
              </span>
            </a>
          </Reveal>
        ))}
      </ul>
    </section>
  );
}

/** Organisations that the firm belongs to or that have recognised it. */
function AffiliationGrid({ affiliations }: { affiliations: Affiliation[] }) {
  return (
    <section className={`${styles.affiliations} band section`} aria-labelledby="affiliations">
      <SectionHeading id="affiliations" title="Affiliations" />
      <ul role="list" className={styles.affiliationGrid}>
        {affiliations.map((affiliation) => (
          <Reveal key={affiliation.id} as="li">
            <div className={styles.affiliation}>
              <div className={styles.framedPlaque}>
                <Plaque
                  {...affiliation}
                  pictures={plaquePictures(affiliation)}
                  name={affiliation.shortName}
                  isDecorative
                />
              </div>
              <div>
                <h3 className="below1 h4">{affiliation.name}</h3>
                {affiliation.description && <p className="small muted">{affiliation.description}</p>}
              </div>
            </div>
          </Reveal>
        ))}
      </ul>
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

/** The Awards page: awards, affiliations and industry experience. */
export function AwardsPage({ awards, affiliations, sectors, sectorsClaim }: AwardsPageProps) {
  return (
    <>
      <PageHero
        translate={ENGLISH}
        page={PAGES.awards}
        lead={getPageTexts('en').awards.lead}
        withoutScript={getPageTexts('en').awards.withoutScript}
      />
      <div className="wrap section">
        <div className={styles.gallery}>
          <div className={styles.title}>
            <h2>Award gallery</h2>
          </div>
          <AwardGallery awards={awards.map(toGallery)} />
        </div>
      </div>
      <AffiliationGrid affiliations={affiliations} />
      <IndustryExperience sectors={sectors} claim={sectorsClaim} />
      <ContactBlock translate={ENGLISH} topic="Awards" title="Tell us what you need" />
    </>
  );
}
