import { Link } from '@/components/ui/link/Link';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { Reveal } from '@/components/ui/reveal/Reveal';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { Stat } from '@/components/ui/stat/Stat';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Sector } from '@/lib/content/schemas/sector';
import { defaultPicture, sectorTile } from '@/lib/pictures/files';
import styles from './IndustryExperience.module.scss';

type IndustryExperienceProps = { sectors: Sector[]; claim: Claim };

/** The sectors as tiles that lead to their texts. Home scrolls to this section. */
export function IndustryExperience({ sectors, claim }: IndustryExperienceProps) {
  return (
    <section id="industry-experience" className={styles.section} aria-labelledby="industries">
      <SectionHeading
        id="industries"
        title="Industry Experience"
        action={<Stat value={claim.value} label={claim.label} />}
      />
      <ul role="list" className={styles.grid}>
        {sectors.map((sector, index) => (
          <Reveal key={sector.id} as="li" index={index}>
            <Link href={`/industries#${sector.id}`} className={styles.tile}>
              <FilePicture
                {...sectorTile(sector, index)}
                fallbackSrc={defaultPicture().src}
                className={styles.picture}
              />
              {sector.name}
            </Link>
          </Reveal>
        ))}
      </ul>
    </section>
  );
}
