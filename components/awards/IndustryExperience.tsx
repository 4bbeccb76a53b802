import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import { Reveal } from '@/components/ui/reveal/Reveal';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { Stat } from '@/components/ui/stat/Stat';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Sector } from '@/lib/content/schemas/services';
import { sectorStats } from '@/lib/sectors/sectorStats';
import { defaultPicture, sectorTile } from '@/lib/server/pictures/registry';
import styles from './IndustryExperience.module.scss';
import { ScrollToIndustries } from './ScrollToIndustries';

/** A list on phones, three tiles in a row from 768 px, seven from 1024. */
const PICTURE_WIDTHS = { base: '56px', medium: '30vw', large: '13vw' };

/** Home leads to it. */
const ID = 'industry-experience';

type IndustryExperienceProps = { sectors: Sector[]; claim: Claim };

/** The sectors as tiles with their clients and years, which link to their texts. Home links to this section. */
export function IndustryExperience({ sectors, claim }: IndustryExperienceProps) {
  return (
    <section id={ID} className={styles.section} aria-labelledby="industries">
      <ScrollToIndustries id={ID} />
      <SectionHeading
        id="industries"
        title="Industry Experience"
        action={<Stat value={claim.value} label={claim.label} />}
        samples={sectors.map(({ stats }) => stats)}
      />
      <ul role="list" className={styles.grid}>
        {sectors.map((sector, index) => (
          <Reveal key={sector.id} as="li">
            <a href={`/industries#${sector.id}`} className={styles.tile}>
              <FramedPicture
                picture={sectorTile.framed(PICTURE_WIDTHS, sector, index)}
                fallbackSrc={defaultPicture().src}
                className={styles.picture}
              />
              <span>
                {sector.name} <small className={styles.stats}>{sectorStats(sector)}</small>
              </span>
            </a>
          </Reveal>
        ))}
      </ul>
    </section>
  );
}
